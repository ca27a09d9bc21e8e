import { $isCodeNode } from '@lexical/code-core'
import { $convertFromMarkdownString } from '@lexical/markdown'
import {
  $addUpdateTag,
  $createRangeSelection,
  $findMatchingParent,
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  $onUpdate,
  $setSelection,
  createEditor,
  HISTORY_PUSH_TAG,
  type LexicalEditor,
} from 'lexical'
import { treeOf } from '../../../../../features/posts/render/post-tree.ts'
import { $blocksOf } from '../../document/read-tree.ts'
import { $writeHtml } from '../../document/write-tree.ts'
import { writingNodes } from '../../document/writing-nodes.ts'
import { markdownTable, shortcuts } from '../shortcuts.ts'

const signs = [
  /^(#{1,6} +\S|\s*[-*+] +\S|\s*\d+[.)] +\S|> ?\S|```|\|.+\|\s*$|---\s*$|\*\*\*\s*$)/m,
  /(\*\*|__|~~)\S[^\n]*\1/,
  /(?<!!)\[[^\]\n]+\]\([^)\s]+\)/,
  /`[^`\n]+`/,
]

export const isMarkdown = (text: string) => signs.some((sign) => sign.test(text))

/**
 * Writes pasted Markdown as it stands, and then as what it means: two steps, so that undoing the
 * second leaves the first.
 */
export function $pasteMarkdown(editor: LexicalEditor, text: string): boolean {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return false
  if ($findMatchingParent(selection.anchor.getNode(), $isCodeNode)) return false
  selection.removeText()
  const { key, offset, type } = selection.anchor
  for (const [index, line] of text.replace(/\r\n?/g, '\n').split('\n').entries()) {
    if (index > 0) selection.insertParagraph()
    if (line !== '') selection.insertText(line)
  }
  $addUpdateTag(HISTORY_PUSH_TAG)
  $onUpdate(() =>
    editor.update(
      () => {
        const end = $getSelection()
        if (!$isRangeSelection(end)) return
        const written = $createRangeSelection()
        written.anchor.set(key, offset, type)
        written.focus.set(end.focus.key, end.focus.offset, end.focus.type)
        $setSelection(written)
        written.removeText()
        $insertNodes($blocksOf(treeOf(meaningOf(text))))
      },
      { tag: HISTORY_PUSH_TAG },
    ),
  )
  return true
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
