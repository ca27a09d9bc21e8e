import { z } from 'zod'
import { isShowable } from '../../../platform/words/is-showable.ts'
import { defaultLanguage, languageName } from '../languages.ts'

/** What a door takes in, beside the value that its kind judges. */
export const slugSchema = z
  .string({ error: 'The address must be text.' })
  .max(120, { error: 'The address has at most 120 characters.' })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/i, {
    error: 'The address is made of Latin letters, digits and single hyphens.',
  })
  .meta({ examples: ['kochi'] })

const versionOf = z.int({ error: 'Version must be a whole number.' }).meta({ examples: [2] })
const valueIn = z
  .record(z.string(), z.unknown(), {
    error: 'Value must be an object with the fields of its kind.',
  })
  .meta({ examples: [{ name: 'Kochi', lines: ['Marine Drive'], dimmed: false }] })

/** Of what is about to go out. */
export const seenSchema = valueIn
  .optional()
  .describe(
    'What it said at that version. That counts, although somebody has written on since, which stays a draft; left out, it is refused then.',
  )

const language = z
  .string({ error: 'Language must be text.' })
  .regex(languageName, { error: 'A language is written as de or pt-BR.' })
  .default(defaultLanguage)
  .meta({ examples: ['de'] })

export const languageSchema = z.object({ language })
const isUnfinished = z
  .boolean({ error: 'IsUnfinished is true or false.' })
  .optional()
  .describe(
    'Somebody is still at it: what is too long, empty or leads nowhere is kept, and keeps the draft from being published.',
  )
export const newDocumentSchema = z.strictObject({
  value: valueIn,
  slug: slugSchema.optional(),
  isUnfinished,
})
export const draftSchema = z.strictObject({
  value: valueIn,
  version: versionOf,
  slug: slugSchema.optional(),
  language: language.describe('Another than the default one keeps its own words alone.'),
  isUnfinished,
  overruled: valueIn
    .optional()
    .describe('Where one lets another’s words stand: what one had written, kept as a version.'),
})
const toldBeside = 'id kind state updatedAt publishedAt publishAt remarks faults'.split(' ')

/** A document may be sent back as it was read: what was told beside its words isn't changed by that. */
export const withoutTold = (sent: unknown): unknown =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent)
    ? Object.fromEntries(Object.entries(sent).filter(([name]) => !toldBeside.includes(name)))
    : sent

export const removalSchema = z.object({
  unlink: z
    .enum(['true', 'false'], { error: 'Unlink is true or false.' })
    .optional()
    .describe('Others that name it let go of it, all in one step.'),
})
export const treeSchema = z.object({
  trash: z
    .enum(['true', 'false'], { error: 'Trash is true or false.' })
    .optional()
    .describe('What lies in the trash, and nothing else.'),
})
export const versionSchema = z.strictObject({ version: versionOf })
export const moveSchema = z.strictObject({
  behind: z
    .string({ error: 'Behind must be the id of a document, or null for the first place.' })
    .nullable(),
})

export const copySchema = z.strictObject({
  slug: slugSchema.optional(),
  title: z
    .string({ error: 'The title must be text.' })
    .trim()
    .min(1, { error: 'The title is missing.' })
    .max(120, { error: 'The title has at most 120 characters.' })
    .refine(isShowable, { error: 'The title contains a character that cannot be shown.' })
    .optional()
    .describe('What the copy is called; without it, it is called like the first.')
    .meta({ examples: ['Wells and pumps'] }),
})
