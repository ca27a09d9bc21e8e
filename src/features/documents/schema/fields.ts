import { z } from 'zod'
import { tidyWords } from '../../../platform/words/tidy-words.ts'
import { isLink, isNote, isPath, runs } from './link-shapes.ts'

/** What the desk, the export and the API know of a field beside its shape; it stands in the JSON schema, too. */
export type FieldNote = {
  is:
    | 'line'
    | 'text'
    | 'rich'
    | 'number'
    | 'date'
    | 'picture'
    | 'drawing'
    | 'svg'
    | 'colour'
    | 'link'
    | 'path'
    | 'reference'
    | 'list'
    | 'group'
    | 'block'
    | 'blocks'
    | 'choice'
    | 'yes'
  title: string
  description?: string
  /** Without it, all languages share the value. */
  translated?: boolean
  /** The program or a browser reads what it says, such as a language: it carries no marks. */
  isRead?: boolean
  /** The page shows more of what it says than its words, such as the weeks of a plan: it is drawn anew. */
  isDrawn?: boolean
  /** The kind of what a reference leads to. */
  kind?: string
}

type More = { help?: string; shared?: true; isRead?: true; isDrawn?: true }

export const noteOf = (
  is: FieldNote['is'],
  label: string,
  { help, shared, ...more }: More,
): FieldNote => ({
  is,
  title: label,
  ...(help && { description: help }),
  ...(!shared && { translated: true }),
  ...more,
})

export const characters = (most: number) => `${most.toLocaleString('en')} characters`
const figure = (value: number) => value.toLocaleString('en', { useGrouping: 'min2' })

export const stillNote = (label: string) => ({
  error: `${label} is still the note on what belongs here.`,
  params: { missing: true },
})

/** In one go: each check that is chained is a copy of the schema, and there are hundreds of these. */
const written = (
  is: 'line' | 'text',
  label: string,
  most: number,
  more: More,
  ...checks: z.core.$ZodCheck<string>[]
) =>
  z
    .string({ error: `${label} must be text.` })
    .check(
      z.overwrite(tidyWords),
      z.minLength(1, { error: `${label} is missing.` }),
      z.maxLength(most, { error: () => `${label} has at most ${characters(most)}.` }),
      z.refine<string>((value) => !isNote(value), stillNote(label)),
      ...checks,
    )
    .meta(noteOf(is, label, more))

const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u

/** One line of plain text. */
export const line = (label: string, most = 120, more: More = {}) =>
  written('line', label, most, more, z.regex(oneLine, { error: `${label} must be one line.` }))

/** Plain text; an empty line parts paragraphs. */
export const text = (label: string, most = 5_000, more: More = {}) =>
  written('text', label, most, more)

export const number = (label: string, { min = 0, max = 1e12 } = {}, help?: string) =>
  z
    .number({ error: `${label} must be a number.` })
    .min(min, { error: () => `${label} must not be less than ${figure(min)}.` })
    .max(max, { error: () => `${label} must not be more than ${figure(max)}.` })
    .meta(noteOf('number', label, { shared: true, ...(help && { help }) }))

export const date = (label: string) =>
  z.iso
    .date({ error: `${label} must be a date such as 2026-12-31.` })
    .meta(noteOf('date', label, { shared: true }))

export const yes = (label: string, help?: string) =>
  z
    .boolean({ error: `${label} must be yes or no.` })
    .meta(noteOf('yes', label, { shared: true, ...(help && { help }) }))

export const choice = <const Choice extends readonly [string, ...string[]]>(
  label: string,
  choices: Choice,
  more: Pick<More, 'help'> = {},
) =>
  z
    .enum(choices, { error: `${label} must be one of ${choices.join(', ')}.` })
    .meta(noteOf('choice', label, { ...more, shared: true }))

/** An address on this site. */
export const path = (label: string) =>
  z
    .string({ error: `${label} must be a path.` })
    .max(500, { error: `${label} has at most 500 characters.` })
    .refine(isPath, { error: `${label} must be a path such as /old-page, without ? and #.` })
    .meta(noteOf('path', label, { shared: true }))

/** A page of ours by its path, or an address elsewhere. */
export const link = (label: string, help?: string) =>
  z
    .string({ error: `${label} must be an address.` })
    .max(500, { error: `${label} has at most 500 characters.` })
    .refine(isLink, {
      error: `${label} must be a path such as /work, or an address such as https://example.com.`,
    })
    .refine((value) => !runs(value), {
      error: `${label} must lead to a page.`,
      params: { unfit: true },
    })
    .meta(noteOf('link', label, { shared: true, ...(help && { help }) }))

/** Another document, by its id. */
export const reference = (label: string, kind: string) =>
  z
    .string({ error: `${label} must be the id of a document.` })
    .regex(/^[\w-]{1,40}$/, { error: `${label} must be the id of a document.` })
    .meta({ ...noteOf('reference', label, { shared: true }), kind })

/** A drawing of the site, by its name: where a picture must take the page's colours. */
export const drawing = (label: string) =>
  z
    .string({ error: `${label} must be the name of a drawing.` })
    .regex(/^[a-z\d-]{1,80}$/, { error: `${label} is not the name of a drawing.` })
    .meta(noteOf('drawing', label, { shared: true }))

/** Several of the same; they keep their order. */
export const list = <Item extends z.ZodType>(
  label: string,
  of: Item,
  { least = 0, most = 100, help }: { least?: number; most?: number; help?: string } = {},
) =>
  z
    .array(of, { error: `${label} must be a list.` })
    .min(least, { error: `${label} needs at least ${least}.` })
    .max(most, { error: `${label} has room for at most ${most}.` })
    .meta(noteOf('list', label, { ...(help && { help }) }))

/** Fields that belong together. */
export const group = <Fields extends z.ZodRawShape>(label: string, fields: Fields) =>
  z.strictObject(fields, { error: `${label} must be an object.` }).meta(noteOf('group', label, {}))

const alt = line('The description of the picture', 200)
const decorative = yes('Decoration', 'It says nothing that the words beside it do not.')
const percent = (label: string) =>
  number(label, { max: 100 }).int({ error: `${label} must be a whole number.` })

/** What stays in sight of a photograph where a place shows less than all of it. */
const pointOfInterest = group('Point of interest', {
  x: percent('Percent from the left'),
  y: percent('Percent from the top'),
})

/** A drawing of the pack, or a file that was uploaded. */
export const picture = (label: string, help?: string) =>
  z
    .strictObject(
      {
        drawing: z
          .string({ error: `${label}: the drawing must be a name.` })
          .regex(/^[a-z\d-]{1,80}$/, { error: `${label}: this is not the name of a drawing.` })
          .optional(),
        upload: z
          .string({ error: `${label}: the upload must be an address.` })
          .regex(/^\/media\/[\w-]{16}$/, {
            error: `${label}: this is not the address of an upload.`,
          })
          .optional(),
        alt: alt.optional(),
        decorative: decorative.optional(),
        focus: pointOfInterest.optional(),
      },
      { error: `${label} must be a drawing or an upload.` },
    )
    .refine(({ drawing, upload }) => Boolean(drawing) !== Boolean(upload), {
      error: `${label} must be either a drawing or an upload.`,
    })
    .refine(({ upload, alt, decorative }) => !upload || Boolean(alt) !== Boolean(decorative), {
      error: `${label} needs a description, or is marked as decoration.`,
    })
    .refine(({ upload, focus }) => upload || !focus, {
      path: ['focus'],
      error: `${label}: only an upload has a point of interest; a drawing is cut as it was drawn.`,
    })
    .meta(noteOf('picture', label, { shared: true, ...(help && { help }) }))

/** What a page can be composed of: the fields of one part, and the name by which a page asks for it. */
export const block = <const Name extends string, Fields extends z.ZodRawShape>(
  name: Name,
  label: string,
  fields: Fields,
) =>
  z
    .strictObject({
      block: z.literal(name).meta(noteOf('choice', 'Block', { shared: true })),
      ...fields,
    })
    .meta(noteOf('group', label, {}))

type Block = z.ZodObject<{ block: z.ZodLiteral<string> }>

const anyOf = <const Of extends readonly [Block, ...Block[]]>(of: Of) => {
  const names = of.map(({ shape }) => shape.block.value).join(', ')
  return z.discriminatedUnion('block', of, { error: `Block must be one of ${names}.` })
}

/** One block, of one of several kinds; it says which one it is. */
export const oneOf = <const Of extends readonly [Block, ...Block[]]>(label: string, of: Of) =>
  anyOf(of).meta(noteOf('block', label, {}))

/** Blocks of several kinds, in the order in which the page shows them. */
export const blocks = <const Of extends readonly [Block, ...Block[]]>(
  label: string,
  of: Of,
  { most = 40 }: { most?: number } = {},
) =>
  z
    .array(anyOf(of), { error: `${label} must be a list.` })
    .max(most, { error: `${label} has room for at most ${most}.` })
    .meta(noteOf('blocks', label, {}))

/** The schema of a block, by what it says that it is. */
export function blockOf(union: z.ZodDiscriminatedUnion, value: unknown): z.ZodType | undefined {
  const { block: name } = (value ?? {}) as { block?: unknown }
  return (union.options as Block[]).find(({ shape }) => shape.block.value === name)
}
