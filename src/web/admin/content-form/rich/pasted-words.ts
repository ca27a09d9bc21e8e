/** What other programs put into the clipboard, as words alone. The blank before or behind a word is one of its own. */
export function pastedWords(text: string, isOneLine: boolean): string {
  const plain = text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u200B\uFEFF]/g, '')
    .replace(/\u00A0/g, ' ')
  if (!isOneLine) return plain.replace(/\n{3,}/g, '\n\n')
  // A table parts its cells by tabs, which no line has.
  return plain.replace(/^\s*\n\s*|\s*\n\s*$/g, '').replace(/\s*[\n\t]\s*/g, ' ')
}
