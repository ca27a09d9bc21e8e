import { type FilledField, filledFields } from './filled-fields.ts'
import type { Kind } from './kind.ts'

type Named = { at: string; is: 'reference'; kind: string; id: string } | PictureNamed

export type PictureNamed = {
  at: string
  is: 'picture'
  drawing?: string
  upload?: string
  alt?: string
  decorative?: boolean
}

/** Every document and every picture that a value names, and where. */
export const namedIn = ({ schema }: Kind, value: unknown): Named[] =>
  filledFields(schema, value).flatMap(nameIn)

/** The documents alone, by their ids. */
export const referencesIn = (kind: Kind, value: unknown): string[] =>
  namedIn(kind, value).flatMap((named) => (named.is === 'reference' ? named.id : []))

function nameIn({ path, note: { is, kind }, value }: FilledField): Named[] {
  const at = path.join('.')
  if (is === 'picture' && typeof value === 'object')
    return [{ ...(value as Omit<PictureNamed, 'at' | 'is'>), at, is }]
  if (typeof value !== 'string') return []
  if (is === 'reference' && kind) return [{ at, is, kind, id: value }]
  return is === 'drawing' ? [{ at, is: 'picture', drawing: value }] : []
}
