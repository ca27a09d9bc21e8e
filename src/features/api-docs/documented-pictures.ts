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
      'JPEG, PNG, WebP, AVIF or GIF, judged by content; at most 10 MB and 50 million pixels.',
    ],
    refusals: { 413: 'Too large.', 415: 'No picture, or a broken one.' },
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
