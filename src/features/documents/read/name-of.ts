import { kindNamed, type KindName } from '../kinds/all-kinds.ts'
import type { Value } from '../document-value.ts'

const naming = ['title', 'name', 'heading', 'label', 'year', 'from', 'text', 'linkLabel'] as const
const longest = 80

/** How people call a document: its title, its name; what there is one of, after its kind. */
export function nameOf(kind: KindName, value: Value, slug?: string | null): string {
  const { label, single } = kindNamed(kind)
  if (single) return label
  for (const field of naming) {
    const said = value[field]
    if (typeof said === 'number') return String(said)
    if (typeof said !== 'string' || said.trim() === '') continue
    const [line = ''] = said.trim().split('\n')
    if (field !== 'text') return line
    return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line
  }
  return slug ?? label
}
