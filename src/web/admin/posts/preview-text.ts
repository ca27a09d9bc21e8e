import { inlineTags } from '../../../features/posts/sanitize/inline-tags.ts'

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

export const letterOf = (whole: string, code: string) => {
  if (!code.startsWith('#')) return entities[code] ?? whole
  const number = code[1] === 'x' ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1))
  return number > 0 && number <= 0x10ffff ? String.fromCodePoint(number) : whole
}

const letters = new Intl.Segmenter('en')

/** The first 50 letters of a post's content without its tags, and '...'. */
export function previewText(content: string, length = 50): string {
  const text = content
    .slice(0, 20_000)
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replace(inlineTags, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#x?[\da-f]+|\w+);/gi, letterOf)
    .replace(/\s+/g, ' ')
    .trim()
  const first = [...letters.segment(text.slice(0, length * 20))].slice(0, length)
  return `${first.map(({ segment }) => segment).join('')}...`
}
