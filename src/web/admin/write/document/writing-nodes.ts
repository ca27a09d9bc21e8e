import { CodeHighlightNode, CodeNode } from '@lexical/code-core'
import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode } from '@lexical/list'
import { HeadingNode, QuoteNode } from '@lexical/rich-text'
import { TableCellNode, TableNode, TableRowNode } from '@lexical/table'
import { $getState, $setState, createState } from 'lexical'
import { AwaitedPictureNode } from './awaited-picture-node.ts'
import { HtmlBlockNode } from './html-block-node.ts'
import { PictureNode } from './picture-node.ts'
import { RuleNode } from './rule-node.ts'

/** What a post is written with. */
export const writingNodes = [
  HeadingNode,
  QuoteNode,
  ListNode,
  ListItemNode,
  CodeNode,
  CodeHighlightNode,
  LinkNode,
  TableNode,
  TableRowNode,
  TableCellNode,
  PictureNode,
  AwaitedPictureNode,
  RuleNode,
  HtmlBlockNode,
]

/** How the nodes look, by classes; without styles of their own. */
export const writingTheme = {
  code: 'writer-code',
  list: { nested: { listitem: 'writer-nested' } },
  table: 'writer-table',
  tableCellSelected: 'writer-cell-chosen',
  tableSelection: 'writer-table-selection',
  text: {
    bold: 'writer-bold',
    italic: 'writer-italic',
    underline: 'writer-underline',
    strikethrough: 'writer-strike',
    underlineStrikethrough: 'writer-underline-strike',
  },
}

const captionState = createState('caption', {
  parse: (value) => (typeof value === 'string' ? value : ''),
})

export const $captionOf = (table: TableNode) => $getState(table, captionState)

export const $setCaption = (table: TableNode, caption: string) =>
  $setState(table, captionState, caption)
