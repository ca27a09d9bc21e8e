import { $createLinkNode, $isLinkNode } from '@lexical/link'
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $isElementNode,
  $isTextNode,
  type ElementNode,
  type LexicalNode,
  type TextFormatType,
} from 'lexical'
import { type RichRun, runsOfTree } from '../../../../features/documents/rich/rich-runs.ts'
import { isRich, type Mark } from '../../../../features/documents/rich/rich-words.ts'
import { treeOf } from '../../../../features/posts/render/post-tree.ts'

export const formatOf: Record<Exclude<Mark, 'link'>, TextFormatType> = {
  strong: 'bold',
  em: 'italic',
  code: 'code',
}

const looks = Object.entries(formatOf) as [Exclude<Mark, 'link'>, TextFormatType][]

/** A value as stretches of one look; plain words have none. */
const runsOf = (value: string, marks: readonly Mark[]): RichRun[][] =>
  isRich(value)
    ? runsOfTree(treeOf(value.trim()), marks)
    : value.split(/\n[^\S\n]*\n\s*/).map((text) => [{ text: text.replace(/\s+/g, ' '), marks: [] }])

function $textOf({ text, marks }: RichRun) {
  const node = $createTextNode(text)
  for (const [mark, format] of looks) if (marks.includes(mark)) node.toggleFormat(format)
  return node
}

export const $nodesOf = (runs: RichRun[]): LexicalNode[] =>
  runs
    .filter(({ text }) => text !== '')
    .map((run) => {
      if (run.href === undefined) return $textOf(run)
      return $createLinkNode(run.href).append($textOf(run))
    })

export function $readRich(value: string, marks: readonly Mark[]) {
  const paragraphs = runsOf(value, marks).map((runs) =>
    $createParagraphNode().append(...$nodesOf(runs)),
  )
  $getRoot()
    .clear()
    .append(...(paragraphs.length > 0 ? paragraphs : [$createParagraphNode()]))
}

const runsIn = (node: ElementNode, href?: string): RichRun[] =>
  node.getChildren().flatMap((child): RichRun[] => {
    if ($isTextNode(child)) {
      const marks = looks.flatMap(([mark, format]) => (child.hasFormat(format) ? mark : []))
      return [{ text: child.getTextContent(), marks, ...(href !== undefined && { href }) }]
    }
    if ($isLinkNode(child)) return runsIn(child, child.getURL())
    return $isElementNode(child) ? runsIn(child, href) : [{ text: ' ', marks: [] }]
  })

/** What is written, without paragraphs that say nothing. */
export const $paragraphs = (): RichRun[][] =>
  $getRoot()
    .getChildren()
    .map((node) => ($isElementNode(node) ? runsIn(node) : []))
    .filter((runs) => runs.some(({ text }) => text.trim() !== ''))
