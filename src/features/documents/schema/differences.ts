import { z } from 'zod'
import { readableWords } from '../rich/rich-markdown.ts'
import { blockOf } from './fields.ts'
import type { Kind } from './kind.ts'

/** A field in words, by its labels and its path in the value. */
type ReadableField = { path: string; label: string; text: string }

/** What differs between two values of a kind, field by field, in words. */
export type Difference = { path: string; field: string; before: string; after: string }

export function differencesBetween(kind: Kind, before: object, after: object): Difference[] {
  const was = new Map(readableFields(kind, before).map((field) => [field.path, field]))
  const is = new Map(readableFields(kind, after).map((field) => [field.path, field]))
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((path) => {
    const [old, now] = [was.get(path), is.get(path)]
    if (old?.text === now?.text) return []
    const field = (now ?? old)!.label
    return [{ path, field, before: old?.text ?? '', after: now?.text ?? '' }]
  })
}

const readableFields = ({ schema }: Kind, value: unknown): ReadableField[] =>
  read(schema, value, { path: [], labels: [] })

type ReadField = { path: PropertyKey[]; labels: string[] }

type Note = { title?: string; is?: string }

function read(schema: z.ZodType, value: unknown, place: ReadField): ReadableField[] {
  if (value === undefined || value === null) return []
  if (schema instanceof z.ZodOptional) return read(schema.unwrap() as z.ZodType, value, place)
  const { title, is } = (schema.meta() ?? {}) as Note
  const isAnItem = typeof place.path.at(-1) === 'number'
  const labels =
    title && !(isAnItem && place.path.length > 1 && place.labels.at(-1) === title)
      ? [...place.labels, title]
      : place.labels
  const here = { path: place.path, labels }
  if (is === 'picture') return [leaf(here, pictureInWords(value))]
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((item, index) =>
      read(schema.element as z.ZodType, item, {
        path: [...here.path, index],
        labels: [...labels.slice(0, -1), `${labels.at(-1) ?? ''} ${index + 1}`.trim()],
      }),
    )
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const block = blockOf(schema, value)
    return block ? read(block, value, here) : []
  }
  if (schema instanceof z.ZodObject && typeof value === 'object')
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      name === 'block'
        ? []
        : read(field as z.ZodType, (value as Record<string, unknown>)[name], {
            path: [...here.path, name],
            labels,
          }),
    )
  if (is === 'rich') return [leaf(here, readableWords(String(value)))]
  return [leaf(here, said(value))]
}

const leaf = ({ path, labels }: ReadField, text: string): ReadableField => ({
  path: path.join('.'),
  label: labels.join(' · '),
  text,
})

const said = (value: unknown) =>
  typeof value === 'string'
    ? value
    : typeof value === 'boolean'
      ? value
        ? 'Yes'
        : 'No'
      : JSON.stringify(value)

function pictureInWords(value: unknown): string {
  const { drawing, upload, alt, decorative, focus } = value as {
    drawing?: string
    upload?: string
    alt?: string
    decorative?: boolean
    focus?: { x: number; y: number }
  }
  return [
    drawing && `Drawing ${drawing}`,
    upload && `Upload ${upload}`,
    alt && `“${alt}”`,
    decorative && 'Decoration',
    focus && `Point of interest ${focus.x} % ${focus.y} %`,
  ]
    .filter(Boolean)
    .join(', ')
}
