import { $isCodeNode } from '@lexical/code-core'
import {
  $convertFromMarkdownString,
  BOLD_STAR,
  BOLD_UNDERSCORE,
  CODE,
  type ElementTransformer,
  HEADING,
  HIGHLIGHT,
  INLINE_CODE,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  LINK,
  type MultilineElementTransformer,
  ORDERED_LIST,
  QUOTE,
  STRIKETHROUGH,
  type Transformer,
  UNORDERED_LIST,
} from '@lexical/markdown'
import {
  $createTableCellNode,
  $createTableNode,
  $createTableRowNode,
  TableCellHeaderStates,
  TableCellNode,
  TableNode,
  TableRowNode,
} from '@lexical/table'
import { $createRule, RuleNode } from '../document/rule-node.ts'

const rule: ElementTransformer = {
  dependencies: [RuleNode],
  export: (node) => (node instanceof RuleNode ? '---' : null),
  regExp: /^(---|\*\*\*)\s?$/,
  replace(parent) {
    if ($isCodeNode(parent)) return false
    parent.insertBefore($createRule())
    parent.clear()
    parent.selectStart()
    return undefined
  },
  type: 'element',
}

const inline: Transformer[] = [
  INLINE_CODE,
  BOLD_STAR,
  BOLD_UNDERSCORE,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  HIGHLIGHT,
  STRIKETHROUGH,
  LINK,
]

/** What may be typed as in Markdown. */
export const shortcuts: Transformer[] = [
  rule,
  HEADING,
  QUOTE,
  UNORDERED_LIST,
  ORDERED_LIST,
  CODE,
  ...inline,
]

const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

/** Only for what is pasted: nobody draws a table letter by letter. */
export const markdownTable: MultilineElementTransformer = {
  dependencies: [TableNode, TableRowNode, TableCellNode],
  regExpStart: /^\s*\|.+\|\s*$/,
  replace: () => false,
  handleImportAfterStartMatch({ lines, rootNode, startLineIndex }) {
    if (!/^\s*\|?(\s*:?-+:?\s*\|)+\s*(:?-+:?)?\s*$/.test(lines[startLineIndex + 1] ?? ''))
      return null
    const table = $createTableNode()
    const rowOf = (line: string, header: number) =>
      table.append(
        $createTableRowNode().append(
          ...cellsOf(line).map((cell) => {
            const made = $createTableCellNode(header)
            $convertFromMarkdownString(cell, inline, made)
            return made
          }),
        ),
      )
    rowOf(lines[startLineIndex]!, TableCellHeaderStates.ROW)
    let at = startLineIndex + 2
    for (; /^\s*\|.+\|\s*$/.test(lines[at] ?? ''); at++)
      rowOf(lines[at]!, TableCellHeaderStates.NO_STATUS)
    rootNode.append(table)
    return [true, at - 1]
  },
  type: 'multiline-element',
}
