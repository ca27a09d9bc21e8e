import { readableWords } from '../../../../features/documents/rich/rich-markdown.ts'

/** What a value says, line by line; what a block is called is none of its words. */
export function inWords(value: unknown): string {
  if (typeof value === 'string') return readableWords(value)
  if (typeof value !== 'object' || value === null) return value === undefined ? '' : String(value)
  return Object.entries(value)
    .map(([name, one]) => (name === 'block' ? '' : inWords(one)))
    .filter(Boolean)
    .join('\n')
}
