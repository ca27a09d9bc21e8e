import { z } from 'zod'
import { languageName } from '../languages.ts'
import type { Value } from '../document-value.ts'
import type { KindName } from '../kinds/all-kinds.ts'

/** The place of a document in its list, and what it says, by language; what is published and what is not yet. */
type PackFile = {
  place: number
  slug?: string
  formerly?: string[]
  publishAt?: string
  drafts?: Record<string, Value>
  /** By a language. */
  [language: string]: unknown
}

const said = z.record(z.string(), z.unknown(), { error: 'There must be an object with fields.' })

/** Each of these names a language, and what a document says in it. */
function byLanguage(texts: Record<string, unknown>, context: z.RefinementCtx) {
  for (const [name, text] of Object.entries(texts)) {
    const given = { input: text, path: [name] }
    if (!languageName.test(name))
      context.addIssue({ code: 'unrecognized_keys', keys: [name], input: texts })
    else if (!said.safeParse(text).success)
      context.addIssue({
        ...given,
        code: 'custom',
        message: 'There must be an object with fields.',
      })
  }
}

/** A file of a pack, `leader/jane-doe.json`: its folder is the kind, its name the id. */
export const packFileSchema = z
  .looseObject(
    {
      place: z
        .int({ error: 'Place must be a whole number.' })
        .min(1, {
          error: 'Place must not be less than 1.',
        })
        .max(1_000_000, { error: 'Place must not be more than 1,000,000.' }),
      slug: z.string({ error: 'Slug must be text.' }).optional(),
      formerly: z
        .array(
          z.string().regex(/^([\w-]{1,40}\/)?[a-z0-9]+(-[a-z0-9]+)*$/, {
            error: 'A former address is in small letters, behind the id of what it stood below.',
          }),
          { error: 'Formerly must be a list.' },
        )
        .optional(),
      publishAt: z.iso
        .datetime({ error: 'PublishAt must be a moment in UTC.' })
        .transform((text) => new Date(text).toISOString())
        .optional(),
      drafts: z
        .record(z.string(), z.unknown(), { error: 'Drafts are kept by language.' })
        .superRefine(byLanguage)
        .optional(),
    },
    { error: 'A file of a pack holds one object.' },
  )
  .superRefine(({ place, slug, formerly, publishAt, drafts, ...texts }, context) =>
    byLanguage(texts, context),
  )
  .transform(({ place, slug = null, formerly = [], publishAt = null, drafts = {}, ...texts }) => ({
    place,
    slug,
    formerly,
    publishAt,
    texts: texts as Record<string, Value>,
    drafts: drafts as Record<string, Value>,
  }))

export const writePackFile = (file: PackFile) => `${JSON.stringify(file, null, 2)}\n`

/** A document as a pack has it; `published` and `draft` are what it says in the default language. */
export type PackDocument = {
  file: string
  id: string
  kind: KindName
  place: number
  slug: string | null
  /** The addresses that it had before, as they are kept: `ai`, or `technology/ai` below another document. */
  formerly: string[]
  publishAt: string | null
  published: Value | null
  draft: Value | null
  /** What it says of its own in other languages. */
  translations: PackTranslation[]
}

/** Whether anything of a document, in whatever language, could go out at a moment. */
export const hasDraft = (texts: { draft: unknown }[]) => texts.some(({ draft }) => draft !== null)

type PackTranslation = {
  language: string
  published: Value | null
  draft: Value | null
}

export type Fault = { file: string; field: string; reason: string }

export type Pack = { documents: PackDocument[]; faults: Fault[] }

export type TellFault = (file: string, field: string, reason: string) => void

/** Files of a drawing tool stay there; an export replaces drawings one by one. */
export const drawingsFolder = 'drawings'

/** What an export writes beside documents. */
export const foldersBeside = ['posts', 'jobs', 'pictures']
