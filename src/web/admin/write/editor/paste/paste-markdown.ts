import { $onUpdate, HISTORIC_TAG, HISTORY_PUSH_TAG, type LexicalEditor } from 'lexical'
import { Marked } from 'marked'
import { $insertLines } from './insert-lines.ts'

const marked = new Marked({
  async: false,
  renderer: {
    checkbox: ({ checked }) => (checked ? '✓ ' : ''),
    tablecell({ header, tokens }) {
      const words = this.parser.parseInline(tokens)
      return header ? `<th scope="col">${words}</th>` : `<td>${words}</td>`
    },
  },
})

const signs = [
  /^(#{1,6} +\S|\s*[-*+] +\S|\s*\d+[.)] +\S|> ?\S|```|~~~|\|.+\|\s*$)/m,
  /^\S.*\n *(=+|-{2,})[ \t]*$/m,
  /^ *([-*_])([ \t]*\1){2,}[ \t]*$/m,
  /(\*\*|__|~~)\S[^\n]*\1/,
  /(?<![\w*])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![\w*])/,
  /\[[^\]\n]*\]\([^)\n]+\)/,
  /^ {0,3}\[[^\]\n]+\]: *\S/m,
  /`[^`\n]+`/,
]

export const isMarkdown = (text: string) => signs.some((sign) => sign.test(text))

/**
 * Writes pasted Markdown as it stands, and then, where that was not yet, as what it means: two steps,
 * so that undoing the second leaves the first.
 */
export function $pasteMarkdown(
  editor: LexicalEditor,
  text: string,
  $writeHtml: (html: string) => void,
) {
  $onUpdate(() => queueMicrotask(() => writeTwice(editor, text, $writeHtml)))
}

function writeTwice(editor: LexicalEditor, text: string, $writeHtml: (html: string) => void) {
  const before = editor.getEditorState()
  const write = (run: () => void) => editor.update(run, { discrete: true, tag: HISTORY_PUSH_TAG })
  write(() => $insertLines(text))
  editor.setEditorState(before, { tag: HISTORIC_TAG })
  write(() => $writeHtml(marked.parse(text) as string))
}
