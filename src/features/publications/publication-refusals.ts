import { refusals } from '../../platform/problem.ts'

export const publicationRefusals = refusals({
  'gate-errors': [
    422,
    'The pages that show this would have errors. Fix them, or ask an owner to publish it with a reason.',
  ],
  'override-for-owners': [403, 'Only owners publish over errors.'],
  'document-depends': [
    409,
    'This leads to something that visitors can’t see yet. Publish that along with it.',
  ],
  'publication-not-found': [404, 'There is no such publication.'],
  'publication-taken-back': [409, 'This has been taken back already.'],
  'publication-overtaken': [
    409,
    'Some of this has been changed for visitors since. Taking it back takes that away, too.',
  ],
})
