const blocks =
  'p|h[2-6]|hr|blockquote|pre|figure|figcaption|ul|ol|li|dl|dt|dd|details|summary|table|caption|thead|tbody|tfoot|tr'
const block = `</?(?:${blocks})\\b[^>]*>`

/** Where a block begins or ends right after another, but for lines that are broken between them. */
const between = new RegExp(`(${block})(\\n*)(?=${block})`, 'g')

/** Sanitized HTML with a line for each block, so that it can be read and compared; `joinLines` gives it back to the byte. */
export const breakLines = (html: string) => html.replace(between, '$1$2\n')

/** One break between two blocks is the file's; what there is more of is the content's own. */
export const joinLines = (text: string) =>
  text.replace(between, (_, tag: string, breaks: string) => tag + breaks.slice(1))
