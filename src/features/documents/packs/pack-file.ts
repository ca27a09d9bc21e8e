import { z } from 'zod'
import { type Language, languages } from '../languages.ts'
import type { Value } from '../document-value.ts'
import type { KindName } from '../kinds/all-kinds.ts'

/** The place of a document in its list, and what it says, by language; what is published and what is not yet. */
export type PackFile = {
  place: number
  slug?: string | undefined
  formerly?: string[] | undefined
  publishAt?: string | undefined
  drafts?: Partial<Record<Language, Value>> | undefined
} & Partial<Record<Language, Value>>

const said = z.record(z.string(), z.unknown(), { error: 'There must be an object with fields.' })
const byLanguage = Object.fromEntries(languages.map((name) => [name, said.optional()])) as Record<
  Language,
  z.ZodOptional<typeof said>
>

/** A file of a pack, `leader/jane-doe.json`: its folder is the kind, its name the id. */
export const packFileSchema = z.strictObject(
  {
    place: z.int({ error: 'Place must be a whole number.' }).min(1, {
      error: 'Place must not be less than 1.',
    }),
    slug: z.string({ error: 'Slug must be text.' }).optional(),
    formerly: z
      .array(
        z.string().regex(/^([\w-]{1,40}\/)?[a-z0-9]+(-[a-z0-9]+)*$/, {
          error: 'A former address is in small letters, behind the id of what it stood below.',
        }),
        { error: 'Formerly must be a list.' },
      )
      .optional(),
    publishAt: z.iso.datetime({ error: 'PublishAt must be a moment in UTC.' }).optional(),
    ...byLanguage,
    drafts: z.strictObject(byLanguage, { error: 'Drafts are kept by language.' }).optional(),
  },
  { error: 'A file of a pack holds one object.' },
)

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
}

export type Fault = { file: string; field: string; reason: string }

export type Pack = { documents: PackDocument[]; faults: Fault[] }

export type TellFault = (file: string, field: string, reason: string) => void

/** What an export writes beside documents. */
export const foldersBeside = ['posts', 'jobs', 'pictures']
