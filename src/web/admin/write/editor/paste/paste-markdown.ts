import { $convertFromMarkdownString } from '@lexical/markdown'
import {
  $insertNodes,
  $onUpdate,
  createEditor,
  HISTORIC_TAG,
  HISTORY_PUSH_TAG,
  type LexicalEditor,
} from 'lexical'
import { treeOf } from '../../../../../features/posts/render/post-tree.ts'
import { $blocksOf } from '../../document/read-tree.ts'
import { $writeHtml } from '../../document/write-tree.ts'
import { writingNodes } from '../../document/writing-nodes.ts'
import { $insertLines } from './insert-lines.ts'
import { markdownTable, shortcuts } from '../shortcuts.ts'

const signs = [
  /^(#{1,6} +\S|\s*[-*+] +\S|\s*\d+[.)] +\S|> ?\S|```|\|.+\|\s*$|---\s*$|\*\*\*\s*$)/m,
  /(\*\*|__|~~)\S[^\n]*\1/,
  /(?<!!)\[[^\]\n]+\]\([^)\s]+\)/,
  /`[^`\n]+`/,
]

export const isMarkdown = (text: string) => signs.some((sign) => sign.test(text))

/**
 * Writes pasted Markdown as it stands, and then, where that was not yet, as what it means: two steps,
 * so that undoing the second leaves the first.
 */
export function $pasteMarkdown(editor: LexicalEditor, text: string) {
  $onUpdate(() => queueMicrotask(() => writeTwice(editor, text)))
}

function writeTwice(editor: LexicalEditor, text: string) {
  const before = editor.getEditorState()
  const write = (run: () => void) => editor.update(run, { discrete: true, tag: HISTORY_PUSH_TAG })
  write(() => $insertLines(text))
  editor.setEditorState(before, { tag: HISTORIC_TAG })
  write(() => $insertNodes($blocksOf(treeOf(meaningOf(text)))))
}

/** The HTML that Markdown stands for. */
function meaningOf(text: string): string {
  const page = createEditor({ nodes: writingNodes, onError: (error) => void console.warn(error) })
  page.update(() => $convertFromMarkdownString(lowered(text), [markdownTable, ...shortcuts]), {
    discrete: true,
  })
  return page.read($writeHtml)
}

/** The title of the post is its h1: where one was pasted, each heading is one lower. */
function lowered(text: string): string {
  let isCode = false
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const prose = lines.map((line) => {
    const isFence = /^\s*```/.test(line)
    if (isFence) isCode = !isCode
    return !isCode && !isFence
  })
  if (!lines.some((line, at) => prose[at] && /^# +\S/.test(line))) return text
  return lines.map((line, at) => (prose[at] ? line.replace(/^(#{1,5} )/, '#$1') : line)).join('\n')
}
