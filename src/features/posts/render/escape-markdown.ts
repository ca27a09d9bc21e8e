/** Text as it reads in Markdown: no sign of it makes a link, an element or an emphasis. */
export const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*_[\]<]|&(?=#?\w+;)/g, '\\$&')

/** No line of a paragraph becomes a heading, a quotation or a list. */
export const escapeLineStarts = (markdown: string): string =>
  markdown.replace(/^[#>+-]/gm, '\\$&').replace(/^(\d+)(?=[.)])/gm, '$1\\')

/** An address that the end of a link in Markdown cannot be hidden in. */
export const escapeTarget = (address: string): string =>
  address.replace(/[()<>\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)
