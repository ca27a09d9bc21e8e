import { refusals } from '../../platform/problem.ts'

export const documentRefusals = refusals({
  'kind-not-found': [404, 'There is no such kind of content.'],
  'document-not-found': [404, 'This document isn’t there. If it’s in the trash, restore it first.'],
  'document-changed': [
    409,
    'Someone else has changed this document in the meantime. Nothing was saved.',
  ],
  'document-exists': [409, 'There can be only one of this kind.'],
  'document-address-taken': [409, 'Another document has this address.'],
  'document-invalid': [400, 'Please check the fields that are marked.'],
  'document-incomplete': [400, 'Something is still missing. Nothing was published.'],
  'document-address-reserved': [400, 'This address belongs to another part of the site.'],
  'document-without-address': [400, 'Documents of this kind have no address.'],
  'redirect-circle': [400, 'This redirect would lead in a circle.'],
  'redirect-taken': [409, 'Another redirect begins at this address.'],
  'document-in-use': [409, 'Other documents link to this one. Remove those links first.'],
  'document-needed-by': [409, 'Other documents depend on this one. Move them first.'],
  'document-lost': [409, 'This needs something that’s no longer there. Restore that first.'],
  'document-needed': [409, 'The site needs this one: it can be changed, but not removed.'],
  'reference-not-found': [
    400,
    'This leads to something that isn’t there. Choose something else, or create it first.',
  ],
  'moment-not-to-come': [400, 'Please give a date and time in the future, with the time zone.'],
  'version-not-found': [404, 'There is no such version of this document.'],
  'place-not-found': [400, 'It can’t go after something that isn’t there.'],
})
