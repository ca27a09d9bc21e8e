import { formRefusals } from '../../platform/http/common-refusals.ts'
import { refusals } from '../../platform/problem.ts'
import { tooLarge } from './largest-picture.ts'

export const mediaRefusals = refusals({
  'picture-not-found': [404, 'There is no such picture.'],
  'picture-changed': [
    409,
    'Someone else has changed this picture in the meantime. Nothing was saved.',
  ],
  'picture-in-use': [
    409,
    'This picture is in use. Remove it where it’s shown, or replace it everywhere.',
  ],
  'picture-in-trash': [409, 'This picture is in the trash. Restore it first.'],
  'picture-not-replaced': [409, 'This picture hasn’t replaced another.'],
  'picture-replaced-by-itself': [400, 'A picture can’t take its own place.'],
  'picture-shown-beside': [
    409,
    'Both pictures are shown in the same place. Remove one of them there first.',
  ],
  'picture-for-owners': [
    403,
    'Only an owner can change some of the places that show it. Ask one of them.',
  ],
  'picture-not-in-form': [415, 'Send the picture as the file of a form.'],
  'picture-missing': [400, 'There is no picture in this form.'],
  'pictures-at-once': [400, 'Send one picture at a time: this form has several files.'],
  'picture-type-unknown': [415, 'Pictures must be JPEG, PNG, WebP, AVIF or GIF.'],
  'not-a-picture': [415, 'This file isn’t a picture that can be shown. Please choose another.'],
  'picture-broken': [
    400,
    'This picture is broken or incomplete. Please save it again and resend it.',
  ],
  'picture-too-high': [413, 'A picture may be at most 16,383 pixels high. Please make it smaller.'],
  'picture-too-many-pixels': [
    413,
    'A picture may have at most 50 million pixels. Please make it smaller.',
  ],
  'picture-too-deep': [
    413,
    'A picture with 16 bits a colour has at most 25 million pixels. Please save it with 8.',
  ],
  'too-many-pictures': [
    503,
    'Many pictures are being processed right now. Please try again in a minute.',
  ],
})

/** Whoever sent it is told how large it may be. */
export const pictureTooLarge = {
  ...formRefusals['file-too-large'],
  message: tooLarge,
}
