import { $createCodeNode } from '@lexical/code-core'
import { $createLinkNode } from '@lexical/link'
import { $createListItemNode, $createListNode, type ListNode } from '@lexical/list'
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text'
import { $createTableCellNode, $createTableNode, $createTableRowNode } from '@lexical/table'
import fc from 'fast-check'
import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTabNode,
  $createTextNode,
  $getRoot,
  createEditor,
  type ElementNode,
  type LexicalNode,
  type TextFormatType,
} from 'lexical'
import { expect, test } from 'vitest'
import { sanitizePost } from '../../../../features/posts/sanitize/sanitize-post.ts'
import { samplePosts } from '../../../../../test/sample/sample-posts-and-jobs.ts'
import { $createPicture } from './picture-node.ts'
import { $readHtml } from './read-tree.ts'
import { $createRule } from './rule-node.ts'
import { $writeHtml } from './write-tree.ts'
import { $setCaption, writingNodes } from './writing-nodes.ts'

const open = () =>
  createEditor({
    nodes: writingNodes,
    onError(error) {
      throw error
    },
  })

function documentOf($fill: () => void) {
  const editor = open()
  editor.update($fill, { discrete: true })
  return {
    nodes: editor.getEditorState().toJSON().root.children,
    html: editor.read($writeHtml),
  }
}

const readBack = (html: string) => documentOf(() => $readHtml(html))

/** The letters that matter: what HTML escapes, what collapses elsewhere, what is more than one unit long. */
const word = fc
  .array(
    fc.constantFrom(
      'a',
      'Zoë',
      '&',
      '<b>',
      '"',
      "'",
      '&amp;',
      '😀',
      '你好',
      'עברית',
      '\u00a0',
      '-',
      '1',
      '=',
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => parts.join(''))
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => all.join(' '))

/** Their edges are trimmed when they are given. */
const caption = words.filter((text) => !/\u00a0/.test(text))

const formats: TextFormatType[] = [
  'bold',
  'italic',
  'underline',
  'strikethrough',
  'highlight',
  'superscript',
  'code',
]

type Piece = { text: string; formats: TextFormatType[]; link?: string; title?: string }

const piece = fc.record(
  {
    text: words,
    formats: fc.uniqueArray(fc.constantFrom(...formats), { maxLength: 3 }),
    link: fc.constantFrom(
      '/work',
      'https://example.com/?a=1&b="2"',
      '#post-note',
      'mailto:a@b.example',
    ),
    title: fc.constantFrom('A "title" & more', 'x'),
  },
  { requiredKeys: ['text', 'formats'] },
)
/** Two links that touch and lead to one place are one. */
const line = fc
  .array(piece, { minLength: 0, maxLength: 4 })
  .filter((all) => all.every(({ link }, at) => !link || all[at - 1]?.link !== link))
const lines = fc.array(
  line.filter(({ length }) => length > 0),
  { minLength: 1, maxLength: 3 },
)

type List = { ordered: boolean; start: number; items: { words: Piece[]; nested?: List }[] }

const list = (depth: number): fc.Arbitrary<List> =>
  fc.record({
    ordered: fc.boolean(),
    start: fc.integer({ min: 1, max: 40 }),
    items: fc.array(
      fc.record(
        {
          words: line.filter(({ length }) => length > 0),
          ...(depth > 0 && { nested: list(depth - 1) }),
        },
        { requiredKeys: ['words'] },
      ),
      { minLength: 1, maxLength: 3 },
    ) as fc.Arbitrary<List['items']>,
  })

const codeText = fc
  .array(fc.constantFrom('let a = 1', '\n', '\t', '  ', '</code>', '&lt;', 'é'), { maxLength: 8 })
  .map((parts) => parts.join(''))

const block = fc.oneof(
  fc.record({ kind: fc.constant('paragraph' as const), lines }),
  fc.record({ kind: fc.constant('heading' as const), level: fc.constantFrom(2, 3, 4, 5, 6), line }),
  fc.record({ kind: fc.constant('quote' as const), lines }),
  fc.record({ kind: fc.constant('list' as const), list: list(2) }),
  fc.record({
    kind: fc.constant('code' as const),
    text: codeText,
    language: fc.constantFrom(null, 'ts', 'c++', 'objective-c'),
  }),
  fc.record({
    kind: fc.constant('table' as const),
    caption: fc.constantFrom('', 'Figures of "May" & June'),
    header: fc.constantFrom(0, 1, 2, 3),
    size: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })),
    cells: fc.array(lines, { minLength: 1, maxLength: 6 }),
  }),
  fc.record({
    kind: fc.constant('picture' as const),
    src: fc.constantFrom('/media/AAAAbbbb-___1234', 'https://example.com/a.png?x=1&y=2'),
    alt: fc.oneof(caption, fc.constant('')),
    width: fc.constantFrom('', '640'),
    caption: fc.oneof(caption, fc.constant('')),
  }),
  fc.record({ kind: fc.constant('rule' as const) }),
)
type Block = typeof block extends fc.Arbitrary<infer T> ? T : never

function $pieces(pieces: Piece[]): LexicalNode[] {
  return pieces.map(({ text, formats: looks, link, title }, index) => {
    const isLast = index === pieces.length - 1
    const node = $createTextNode(isLast ? text : `${text} `)
    for (const look of looks) node.toggleFormat(look)
    return link ? $createLinkNode(link, { title: title ?? null }).append(node) : node
  })
}

const $lines = <T extends ElementNode>(parent: T, all: Piece[][]): T => {
  all.forEach((pieces, index) => {
    if (index > 0) parent.append($createLineBreakNode())
    parent.append(...$pieces(pieces))
  })
  return parent
}

function $list({ ordered, start, items }: List): ListNode {
  const node = $createListNode(ordered ? 'number' : 'bullet', ordered ? start : 1)
  for (const { words: inside, nested } of items) {
    node.append($createListItemNode().append(...$pieces(inside)))
    if (nested) node.append($createListItemNode().append($list(nested)))
  }
  return node
}

function $block(given: Block): LexicalNode {
  if (given.kind === 'paragraph') return $lines($createParagraphNode(), given.lines as Piece[][])
  if (given.kind === 'quote') return $lines($createQuoteNode(), given.lines as Piece[][])
  if (given.kind === 'heading')
    return $lines($createHeadingNode(`h${given.level}` as 'h2'), [given.line as Piece[]])
  if (given.kind === 'list') return $list(given.list)
  if (given.kind === 'rule') return $createRule()
  if (given.kind === 'picture') {
    const { src, alt, width, caption: below } = given
    return $createPicture({ src, alt, width, height: width, caption: below })
  }
  if (given.kind === 'code') {
    const node = $createCodeNode(given.language)
    for (const part of given.text.split(/(\n|\t)/))
      if (part === '\n') node.append($createLineBreakNode())
      else if (part === '\t') node.append($createTabNode())
      else if (part) node.append($createTextNode(part))
    return node
  }
  const [rows, columns] = given.size
  const table = $createTableNode()
  if (given.caption) $setCaption(table, given.caption)
  for (let row = 0; row < rows; row++) {
    const made = $createTableRowNode()
    for (let column = 0; column < columns; column++) {
      const header = (row === 0 ? given.header & 1 : 0) | (column === 0 ? given.header & 2 : 0)
      const cell = $createTableCellNode(header as 0)
      const inside = given.cells[(row * columns + column) % given.cells.length] as Piece[][]
      made.append(cell.append($lines($createParagraphNode(), inside)))
    }
    table.append(made)
  }
  return table
}

/** Two lists of one kind in a row are one to the editor itself. */
const blocks = fc
  .array(block, { minLength: 1, maxLength: 6 })
  .filter((all) => all.every(({ kind }, at) => kind !== 'list' || all[at - 1]?.kind !== 'list'))

/** A hard space is all that the outer item has. */
const hardSpaceOverList: Block[] = [
  {
    kind: 'list',
    list: {
      ordered: false,
      start: 1,
      items: [
        {
          words: [{ text: '\u00a0', formats: [] }],
          nested: {
            ordered: false,
            start: 1,
            items: [{ words: [{ text: 'a', formats: [] }] }],
          },
        },
      ],
    },
  },
]

test(
  'ADM-3: what the editor saves and reads back is the same document',
  { timeout: 120_000 },
  () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(blocks, (given) => {
        const written = documentOf(() => $getRoot().append(...given.map($block)))
        for (const { kind } of given) seen.add(kind)
        const stored = sanitizePost(written.html)
        const back = readBack(stored)
        expect(back.nodes).toEqual(written.nodes)
        expect(back.html).toBe(written.html)
      }),
      { numRuns: 600, examples: [[hardSpaceOverList]] },
    )
    expect([...seen].toSorted()).toEqual(
      ['code', 'heading', 'list', 'paragraph', 'picture', 'quote', 'rule', 'table'].toSorted(),
    )
  },
)

test('ADM-3: the server takes nothing out of what the editor writes', () => {
  fc.assert(
    fc.property(blocks, (given) => {
      const { html } = documentOf(() => $getRoot().append(...given.map($block)))
      const kept = sanitizePost(html)
        .replaceAll(' loading="lazy" decoding="async"', '')
        .replaceAll(' rel="noopener"', '')
      expect(kept).toBe(html)
      expect(html).not.toMatch(/ style=/)
    }),
    { numRuns: 200 },
  )
})

test('ADM-3: posts that were written elsewhere come out of the editor as they went in', () => {
  const odd = [
    '<dl><dt>One</dt><dd>is one</dd></dl>',
    '<p>Press <kbd>Ctrl</kbd> and <abbr title="x">y</abbr></p>',
    '<details open=""><summary>More</summary><p>text</p></details>',
    '<ul><li id="post-note">A <b>note</b></li></ul>',
    '<ol reversed="" type="a"><li><p>One</p><p>Two</p></li></ol>',
    '<p>before <img src="/drawings/a.svg" alt="" loading="lazy" decoding="async" /> after</p>',
    '<blockquote><p>One</p><p>Two</p></blockquote>',
    '<table><tr><td>loose</td><th>odd</th></tr></table>',
    'Words in no paragraph, <em>some</em> stressed',
    '<figure><table><tbody><tr><td>1</td></tr></tbody></table><figcaption>A</figcaption></figure>',
    '<p lang="fr">Bonjour</p>',
  ]
  const contents = [...odd, ...samplePosts.map(({ content }) => content)].map(sanitizePost)
  expect(contents.length).toBeGreaterThan(20)
  const flat = (html: string) =>
    html
      .replaceAll(/ (loading|decoding|rel)="[^"]*"/g, '')
      .replaceAll(/<(\/?)b>/g, '<$1strong>')
      .replaceAll(/\s*\n\s*/g, '')
      .replaceAll(/<\/?tbody>/g, '')
  for (const content of contents) {
    const once = readBack(content)
    if (!content.startsWith('Words') && !/<pre>/.test(content))
      expect(flat(once.html)).toBe(flat(content))
    const twice = readBack(sanitizePost(once.html))
    expect(twice.html).toBe(once.html)
    expect(twice.nodes).toEqual(once.nodes)
  }
})

test('ADM-3: most of a post from elsewhere can be written on, not only shown', () => {
  const kinds = samplePosts.flatMap(({ content }) =>
    readBack(sanitizePost(content)).nodes.map(({ type }) => type),
  )
  const share = kinds.filter((kind) => kind === 'html-block').length / kinds.length
  expect(kinds.length).toBeGreaterThan(250)
  expect(share).toBeLessThan(0.1)
})
