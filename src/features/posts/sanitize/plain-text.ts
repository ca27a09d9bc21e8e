const blocks =
  /<(?:\/?(?:p|h[2-6]|li|tr|td|th|dt|dd|pre|blockquote|figcaption|summary|caption)|br|hr)\b[^>]*>/g

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** The words of sanitized HTML, in which only four signs are written as entities. */
export const decodeText = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => signs[name]!)

export const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The words of sanitized HTML, a line for each block. */
export const plainText = (html: string): string =>
  decodeText(html.replace(blocks, '\n').replace(/<[^>]*>/g, ''))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()

const openingLength = 400

/** As much of the HTML as surely holds the opening, without half an element or half a sign at its end. */
const beginningOf = (html: string): string =>
  html.length > 20_000 ? html.slice(0, 20_000).replace(/<[^>]*$|&\w*$/, '') : html

/** Enough of the first words for a card. */
export const openingOf = (html: string): string =>
  plainText(beginningOf(html))
    .replace(/\s+/g, ' ')
    .slice(0, openingLength)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
