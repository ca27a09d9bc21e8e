/** What a spreadsheet would take for a formula, whatever blanks stand before it. */
const formula = /^(?:[\t\r]|[\s\p{Cc}]*[=+\-@|%＝＋－＠])/u

/** A spreadsheet that separates by semicolons, as many in Europe do, takes what follows one for a cell of its own. */
const afterSeparator = /([;\t\r\n][\s\p{Cc}]*)(?=[=@＝＠]|[+\-＋－]\S)/gu

/** https://owasp.org/www-community/attacks/CSV_Injection: every cell in quotes, a formula behind an apostrophe. */
export const csvLine = (cells: unknown[]): string => `${cells.map(cell).join(',')}\r\n`

function cell(value: unknown): string {
  const text = typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value)
  const [lead = ''] = /^[\s\p{Cc}]*/u.exec(text) ?? []
  const rest = text.slice(lead.length).replace(afterSeparator, "$1'")
  const safe = `${formula.test(text) ? "'" : ''}${lead}${rest}`
  return `"${safe.replaceAll('"', '""')}"`
}
