import { z } from 'zod'
import { blockOf } from './fields.ts'
import type { Kind } from './kind.ts'

export type Named = { at: string; is: 'reference'; kind: string; id: string } | PictureNamed

export type PictureNamed = {
  at: string
  is: 'picture'
  drawing?: string
  upload?: string
  alt?: string
  decorative?: boolean
}

type Note = { is?: string; kind?: string }

/** Every document and every picture that a value names, and where. */
export const namedIn = ({ schema }: Kind, value: unknown): Named[] => found(schema, value, [])

/** The documents alone, by their ids. */
export const referencesIn = (kind: Kind, value: unknown): string[] =>
  namedIn(kind, value).flatMap((named) => (named.is === 'reference' ? named.id : []))

function found(schema: z.ZodType, value: unknown, path: PropertyKey[]): Named[] {
  if (value === undefined || value === null) return []
  const { is, kind } = (schema.meta() ?? {}) as Note
  const at = path.join('.')
  if (is === 'reference' && kind && typeof value === 'string') return [{ at, is, kind, id: value }]
  if (is === 'drawing' && typeof value === 'string') return [{ at, is: 'picture', drawing: value }]
  if (is === 'picture' && typeof value === 'object')
    return [{ ...(value as Omit<PictureNamed, 'at' | 'is'>), at, is }]
  if (schema instanceof z.ZodOptional) return found(schema.unwrap() as z.ZodType, value, path)
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((item, place) =>
      found(schema.element as z.ZodType, item, [...path, place]),
    )
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const block = blockOf(schema, value)
    return block ? found(block, value, path) : []
  }
  if (schema instanceof z.ZodObject && typeof value === 'object')
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      found(field as z.ZodType, (value as Record<string, unknown>)[name], [...path, name]),
    )
  return []
}
