import { inlineTags } from '../../../../features/posts/sanitize/inline-tags.ts'

const characters: Record<string, string> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' }

const character = (whole: string, name: string) =>
  name.startsWith('#')
    ? String.fromCodePoint(Math.min(Number(name.slice(1)), 0x10ffff))
    : (characters[name] ?? whole)

const withoutTags = (html: string) =>
  html
    .replace(inlineTags, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#\d{1,7}|\w{2,4});/g, character)
    .replace(/\s+/g, ' ')
    .trim()

const mostCharacters = 200

/** INS-2: what a card says of a post: its summary, else the beginning of its text; nothing if there is neither. */
export function cardText({ summary, content }: { summary?: string; content?: string }): string {
  if (summary?.trim()) return summary
  const text = [...withoutTags(content ?? '')]
  return text.length > mostCharacters
    ? `${text.slice(0, mostCharacters).join('')}...`
    : text.join('')
}
