/** What reviewers said and struck out in Word, and links that lead within its own file. */
export const withoutMarks = (html: string) =>
  withoutComments(html)
    .replace(/<a\b[^>]*\shref=["']?#_msocom_[^>]*>[^]*?<\/a>/gi, '')
    .replace(/<span\b[^>]*mso-special-character:\s*comment[^>]*>(\s|&nbsp;)*<\/span>/gi, '')
    .replace(/<del\b(?=[^>]*\s(cite=|class=["']?mso))[^>]*>[^]*?<\/del>/gi, '')
    .replace(/<ins\b(?=[^>]*\s(?:cite=|class=["']?mso))[^>]*>([^]*?)<\/ins>/gi, '$1')
    .replace(/<a\b[^>]*\shref=["']?#_(?:ftn|edn)[^>]*>([^]*?)<\/a>/gi, '$1')

/** They stand together in a box at the end. */
function withoutComments(html: string): string {
  const list = /<div\b[^>]*mso-element:\s*comment-list[^>]*>/i.exec(html)
  if (!list) return html
  let depth = 0
  for (const tag of html.slice(list.index).matchAll(/<(\/?)div\b[^>]*>/gi)) {
    depth += tag[1] ? -1 : 1
    const end = list.index + tag.index + tag[0].length
    if (depth === 0) return html.slice(0, list.index) + html.slice(end)
  }
  return html.slice(0, list.index)
}
