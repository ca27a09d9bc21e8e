import { z } from 'zod'
import { isShowable } from '../../../platform/words/is-showable.ts'

const oneOf = <const Names extends readonly [string, ...string[]]>(name: string, names: Names) =>
  z.enum(names, { error: `${name} is one of ${names.join(', ')}.` }).optional()

/** What the list of pictures is asked for. */
export const pictureQuery = z.object({
  q: z
    .string({ error: 'What you look for must be text.' })
    .max(200, { error: 'What you look for has at most 200 characters.' })
    .refine(isShowable, {
      error: 'What you look for contains a character that cannot be shown.',
    })
    .optional()
    .describe('Words of its name, of its description, or of what shows it.'),
  use: oneOf('Use', ['any', 'none', 'posts', 'documents']).describe(
    'Shown somewhere, nowhere, in posts or in documents; drafts count.',
  ),
  size: oneOf('Size', ['small', 'medium', 'large']).describe(
    'Below 640 pixels wide, up to 1600, or wider.',
  ),
  words: oneOf('Words', ['missing']).describe('Where a place shows it without a description.'),
  state: oneOf('State', ['trash']).describe('What lies in the trash.'),
  sort: oneOf('Sort', ['newest', 'oldest', 'largest', 'name']).describe('`newest` without it.'),
  after: z.string().max(500).optional().describe('Where to go on: `next` of the page before.'),
})

export type PictureQuery = z.infer<typeof pictureQuery>
