import { z } from 'zod'

/** What of a page is judged. */
const judged = [
  'drawing',
  'link',
  'picture',
  'heading',
  'title',
  'description',
  'contrast',
  'structure',
  'weight',
  'words',
  'reading',
] as const

type Judged = (typeof judged)[number]

/** An error holds a publication back, a warning doesn't. */
type Severity = 'error' | 'warning'

/** A field of a document, as `/admin/edit` takes it. */
export type FieldPlace = { kind: string; id: string; path: string }

/** What is wrong with a page or a document, and where one puts it right. */
export type Finding = {
  /** The same for the same fault, however often it is looked for. */
  id: string
  judged: Judged
  severity: Severity
  sentence: string
  /** The path of the page that shows it. */
  page?: string | undefined
  field?: FieldPlace | undefined
  /** Visitors see it already: it holds nothing back. */
  isOld?: boolean | undefined
}

const fieldPlace = z.strictObject({
  kind: z.string().meta({ examples: ['leader'] }),
  id: z.string().meta({ examples: ['asha-rao'] }),
  path: z.string().meta({ examples: ['text'] }),
})

export const findingSchema = z.strictObject({
  id: z
    .string()
    .describe('The same for the same fault.')
    .meta({ examples: ['3f9c1a7be04d'] }),
  judged: z.enum(judged),
  severity: z.enum(['error', 'warning']).describe('An error holds a publication back.'),
  sentence: z
    .string()
    .describe('For people.')
    .meta({ examples: ['‘Read more’ leads to /wrok, where there is no page.'] }),
  page: z
    .string()
    .optional()
    .describe('The page that shows it.')
    .meta({ examples: ['/work'] }),
  field: fieldPlace.optional().describe('The field in which it is put right, where that is known.'),
  isOld: z.boolean().optional().describe('Visitors see it already, so it holds nothing back.'),
})
