import { z } from 'zod'
import { media, type Routes, word } from '../../../platform/http/route-schema.ts'
import { refusals } from '../../../platform/problem.ts'

export const drawingRefusals = refusals({
  'drawing-not-found': [404, 'There is no such drawing.'],
})

export const drawingRoutes = {
  'GET /drawings/{file}': {
    operationId: 'readDrawing',
    tags: ['Pictures'],
    summary:
      'A drawing that an imported pack has brought; with its hash in the name it never changes.',
    params: z.object({ file: word('Its name, its hash and svg.', 'front-door.0a1b2c3d.svg') }),
    response: { 200: media('image/svg+xml', 'The drawing.') },
    refusals: [drawingRefusals['drawing-not-found']],
  },
} satisfies Routes
