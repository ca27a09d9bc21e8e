/**
 * Text as it reads in Markdown: no sign of it makes a link, an element or an emphasis. An underline
 * within a word emphasises nothing, and in an address a backslash would be part of it.
 */
export const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*~[\]<]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/gu, '\\$&')

/** No line of a paragraph becomes a heading, a quotation or a list. */
export const escapeLineStarts = (markdown: string): string =>
  markdown.replace(/^[#>+=-]/gm, '\\$&').replace(/^(\d+)(?=[.)])/gm, '$1\\')

/** An address that the end of a link in Markdown cannot be hidden in. */
export const escapeTarget = (address: string): string =>
  address.replace(/[()<>\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)

/** A sign stands at words, not at the space or the break beside them. */
export function emphasise(sign: string, markdown: string): string {
  const words = withoutEdges(markdown)
  if (words === '') return markdown
  const start = markdown.indexOf(words)
  return `${markdown.slice(0, start)}${sign}${words}${sign}${markdown.slice(start + words.length)}`
}

/** Without the space and the breaks before the first word and after the last. */
export function withoutEdges(markdown: string): string {
  const text = markdown.replace(/^(?:\\\n|\s)+/, '')
  let end = text.length
  while (end > 0 && isEdge(text, end - 1)) end--
  return text.slice(0, end)
}

/** A break is a backslash and the end of its line. */
const isEdge = (text: string, at: number) =>
  /\s/.test(text[at]!) || (text[at] === '\\' && text[at + 1] === '\n')

/** Code between more backticks than it has in a row. */
export function codeSpan(code: string): string {
  if (!code.includes('`')) return `\`${code}\``
  const fence = '`'.repeat(longestRun(code) + 1)
  return `${fence} ${code} ${fence}`
}

/** How many backticks there are in a row at most. */
export const longestRun = (code: string): number =>
  Math.max(0, ...(code.match(/`+/g) ?? []).map((run) => run.length))

/** One behind the other; a link behind an exclamation mark is no picture. */
export const joinMarkdown = (parts: string[]): string =>
  parts
    .map((part, index) =>
      part.endsWith('!') && parts[index + 1]?.startsWith('[') ? `${part.slice(0, -1)}\\!` : part,
    )
    .join('')
