import { z } from 'zod'
import { formRefusals } from '../../platform/http/common-refusals.ts'
import { media, multipart, type Routes, told, word } from '../../platform/http/route-schema.ts'
import { mediaRefusals, pictureTooLarge } from './media-refusals.ts'

const tags: ['Pictures'] = ['Pictures']
const side = z
  .int()
  .min(1)
  .meta({ examples: [1600] })

export const pictureAnswer = told({
  id: z.string().meta({ examples: ['Vx3mT9q0Zb1LkE7w'] }),
  url: z.string().meta({ examples: ['/media/Vx3mT9q0Zb1LkE7w'] }),
  width: side,
  height: side,
  placeholder: z
    .string()
    .meta({ description: 'Empty if one can see through the picture.', examples: [''] }),
  widths: z.array(side),
}).meta({ id: 'Picture' })

const id = word('Of a picture.', 'Vx3mT9q0Zb1LkE7w')

export const mediaRoutes = {
  'POST /api/media': {
    operationId: 'keepPicture',
    tags,
    summary: 'Keeps a picture and makes its copies in AVIF and WebP.',
    description:
      'JPEG, PNG, WebP, AVIF or GIF, judged by content; at most 10 MB, 50 million pixels (25 million with 16 bits a colour and transparency) and 16,383 pixels high. Pictures are made ready one at a time, and eight at most wait.',
    querystring: z.object({
      as: z
        .enum(['engraved'])
        .optional()
        .describe('`engraved`: as a print of ruled lines, at most 960 pixels wide and high.'),
      for: z
        .enum(['library'])
        .optional()
        .describe('`library`: it stays though nothing shows it; else it goes after a week.'),
    }),
    consumes: multipart,
    body: z.object({ image: z.file().describe('The picture; its field may have another name.') }),
    response: { 201: told({ picture: pictureAnswer }) },
    refusals: [
      formRefusals['form-broken'],
      pictureTooLarge,
      mediaRefusals['picture-not-in-form'],
      mediaRefusals['picture-missing'],
      mediaRefusals['pictures-at-once'],
      mediaRefusals['picture-type-unknown'],
      mediaRefusals['not-a-picture'],
      mediaRefusals['picture-broken'],
      mediaRefusals['picture-too-high'],
      mediaRefusals['picture-too-many-pixels'],
      mediaRefusals['picture-too-deep'],
      mediaRefusals['too-many-pictures'],
    ],
  },
  'GET /media/{id}/{file}': {
    operationId: 'readPictureCopy',
    tags,
    summary: 'A copy of a picture, in one of its `widths`, as avif or webp. It never changes.',
    params: z.object({ id, file: word('Width and format.', '640.webp') }),
    response: { 200: media('image/*', 'The picture.') },
    refusals: [mediaRefusals['picture-not-found']],
  },
  'GET /media/{id}': {
    operationId: 'readPicture',
    tags,
    summary: 'The widest copy of a picture, as WebP.',
    params: z.object({ id }),
    response: { 200: media('image/webp', 'The picture.') },
    refusals: [mediaRefusals['picture-not-found']],
  },
} satisfies Routes
