import { z } from 'zod'

const versionSchema = z.int({ error: 'Version must be a whole number.' }).meta({ examples: [2] })
const id = z
  .string({ error: 'Each id must be text.' })
  .regex(/^[\w-]{16}$/, { error: 'This is not the id of a picture.' })
  .meta({ examples: ['Vx3mT9q0Zb1LkE7w'] })

const oneLine = (name: string, most: number) =>
  z
    .string({ error: `${name} must be text.` })
    .trim()
    .max(most, { error: `${name} has at most ${most} characters.` })
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, { error: `${name} must be one line.` })

/** What people say of a picture; what is left out stays. */
export const pictureNoteSchema = z.object({
  version: versionSchema,
  alt: oneLine('The description', 200).optional(),
  name: oneLine('The name', 120).optional(),
  isKept: z
    .boolean({ error: 'Whether it is kept is either yes or no.' })
    .optional()
    .describe('Stays though nothing shows it.'),
})

export type PictureNote = z.infer<typeof pictureNoteSchema>

export const manySchema = z.object({
  ids: z
    .array(id, { error: 'Ids must be a list.' })
    .min(1, { error: 'No picture is chosen.' })
    .max(200, { error: 'At most 200 pictures at once.' }),
})

export const replacementSchema = z.object({ by: id.describe('The picture that takes its place.') })
