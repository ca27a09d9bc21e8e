import { letterOf } from './preview-text.ts'

const lines: [RegExp, string][] = [
  [/<h[1-6]\b[^>]*>/gi, '\n\n# '],
  [/<li\b[^>]*>/gi, '\n- '],
  [/<blockquote\b[^>]*>/gi, '\n\n> '],
  [/<(?:td|th)\b[^>]*>/gi, ' | '],
  [/<(?:br|tr)\b[^>]*>/gi, '\n'],
  [/<hr\b[^>]*>/gi, '\n\n---\n\n'],
  [/<\/?(?:p|div|figure|figcaption|pre|ul|ol|table|h[1-6]|blockquote|caption)\b[^>]*>/gi, '\n\n'],
]

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? ''

/** The words of a post's content as one would read them aloud, with its pictures and the addresses of its links, and no tags. */
export function readableText(html: string): string {
  let text = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/[\t\r\n ]+/g, ' ')
    .replace(/<img\b[^>]*>/gi, (tag) => `\n[${attribute(tag, 'alt')}](${attribute(tag, 'src')})\n`)
    .replace(
      /<a\b([^>]*)>([\s\S]*?)<\/a>/gi,
      (_, tag: string, words: string) => `${words} (${attribute(tag, 'href')})`,
    )
  for (const [tag, line] of lines) text = text.replace(tag, line)
  return text
    .replace(/<[^>]*>/g, '')
    .replace(/&(#x?[\da-f]+|\w+);/gi, letterOf)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/(^|\n)([-#>])\n+/g, '$1$2 ')
    .replace(/\n+(?=- )/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
