import type { DocumentedRoute } from './documented-route.ts'

export const pictureRoutes: DocumentedRoute[] = [
  {
    method: 'POST',
    path: '/api/media',
    does: 'Keeps a picture and makes its copies in AVIF and WebP.',
    answer: '{ picture: { id, url, width, height, placeholder, widths } }',
    status: 201,
    may: 'posts',
    form: { files: { image: 'The picture.' }, required: ['image'] },
    limits: [
      'JPEG, PNG, WebP, AVIF or GIF, judged by content; at most 10 MB, 50 million pixels (25 million with 16 bits a colour and transparency) and 16,383 pixels high.',
      'Pictures are made ready one at a time, and eight at most wait.',
    ],
    refusals: {
      400: 'The form is not well formed, or the picture is broken.',
      413: 'Too large.',
      415: 'No picture.',
      503: 'Too many pictures wait; Retry-After says when to come again.',
    },
  },
  {
    method: 'GET',
    path: '/media/{id}/{width}.{format}',
    does: 'A copy of a picture, in one of its `widths`, as avif or webp. It never changes.',
    answer: 'the picture',
    refusals: { 404: 'There is no such picture.' },
  },
  {
    method: 'GET',
    path: '/media/{id}',
    does: 'The widest copy of a picture, as WebP.',
    answer: 'the picture',
    refusals: { 404: 'There is no such picture.' },
  },
]
