import { refusals } from '../problem.ts'

/** What any address may refuse, whatever it is for. A sentence with a number in it is an example. */
export const commonRefusals = refusals({
  'address-not-found': [404, 'There is nothing at this address.'],
  'method-not-allowed': [405, 'This address answers GET, HEAD, not POST.'],
  'address-malformed': [400, 'This address is not well formed.'],
  'address-too-long': [414, 'This address is too long.'],
  'request-refused': [400, 'This request cannot be answered.'],
  'body-too-large': [413, 'What you sent is larger than this address accepts.'],
  'content-type-unknown': [415, 'This address does not understand that content type.'],
  'body-empty': [400, 'The body is empty; this address expects JSON.'],
  'json-invalid': [400, 'The body is not valid JSON.'],
  'json-too-deep': [400, 'The body is nested deeper than 64 levels.'],
  'body-encoded': [415, 'The body is compressed; please send it uncompressed.'],
  'json-not-utf-8': [400, 'The body is not UTF-8, as JSON has to be.'],
  'body-length-wrong': [400, 'The body is not as long as its headers say.'],
  'fields-invalid': [400, 'Please give your email address.'],
  'token-not-of-list': [400, 'This continuation token does not belong to this list.'],
  'too-many-requests': [
    429,
    'You have asked for a lot in a short time. Please try again in 5 seconds.',
  ],
  'internal-error': [500, 'Something went wrong on our side. Please try again.'],
  'took-too-long': [503, 'This took too long. Please try again.'],
  'too-busy': [
    503,
    'This site is getting more requests than it can handle at once. Please try again in a few seconds.',
  ],
  'database-away': [503, 'Our database is not answering right now. Please try again in a moment.'],
  'database-read-only': [
    503,
    'Our database can be read but not written to right now. Please try again in a moment.',
  ],
  'changes-unheard': [503, 'Changes from other processes aren’t arriving right now.'],
  'files-away': [503, 'Files can’t be stored or read right now. Please try again in a moment.'],
  'disk-failing': [503, 'Our disk isn’t responding as it should. Please try again later.'],
  'disk-full': [
    507,
    'There is no room left on our disk, so this was not stored. Please try again later.',
  ],
  'page-not-made': [503, 'This page couldn’t be made just now. Please try again.'],
  'metrics-token-wrong': [401, 'The metrics need a token.'],
})

/** Why a page isn’t drawn now. */
export const undrawn = [commonRefusals['too-busy'], commonRefusals['page-not-made']]

/** What is refused before anybody knows which address was meant. */
export const connectionRefusals = refusals({
  'request-malformed': [400, 'This is not a well-formed HTTP request.'],
  'host-missing': [400, 'This request has no Host header.'],
  'host-ambiguous': [400, 'This request has more than one Host header.'],
  'host-malformed': [400, 'The Host header of this request names no host.'],
  'connect-refused': [405, 'This server isn’t a proxy; it doesn’t answer CONNECT.'],
  'request-too-slow': [408, 'The request took too long to arrive.'],
  'expectation-unmet': [417, 'This server does not support that Expect header.'],
  'headers-too-large': [431, 'The headers of this request are larger than 16 kB.'],
  'method-unknown': [501, 'This server does not know that method.'],
  'http-version-unknown': [505, 'This server speaks HTTP/1.1.'],
})

/** What may be wrong with a form, whichever it is. */
export const formRefusals = refusals({
  'form-not-multipart': [415, 'The form must be sent as multipart/form-data.'],
  'form-broken': [400, 'This form is not well formed, or it broke off.'],
  'form-field-refused': [400, 'This text is too long.'],
  'form-too-many-fields': [400, 'This form has too many fields.'],
  'file-name-refused': [
    400,
    'The name of the file has a path or a line break in it. Please rename the file and attach it again.',
  ],
  'too-many-files': [400, 'Please attach one file, not more.'],
  'file-too-large': [413, 'The file is too large.'],
})
