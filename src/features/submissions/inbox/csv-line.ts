/** What a spreadsheet would take for a formula, whatever blanks stand before it. */
const formula = /^(?:[\t\r]|[\s\p{Cc}]*[=+\-@|%＝＋－＠])/u

/** https://owasp.org/www-community/attacks/CSV_Injection: every cell in quotes, a formula behind an apostrophe. */
export const csvLine = (cells: unknown[]): string => `${cells.map(cell).join(',')}\r\n`

function cell(value: unknown): string {
  const text = typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value)
  const safe = formula.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
