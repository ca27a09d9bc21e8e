import {
  $getRoot,
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  createEditor,
  type LexicalNode,
  type TextNode,
} from 'lexical'
import { expect, test } from 'vitest'
import { $readHtml } from '../document/read-tree.ts'
import { $writeHtml } from '../document/write-tree.ts'
import { writingNodes } from '../document/writing-nodes.ts'
import { $readCaretContext } from './caret-context.ts'
import { $changeBlock, $changeList } from './change-block.ts'

function $textWith(words: string): TextNode {
  const isIt = (node: LexicalNode) => $isTextNode(node) && node.getTextContent() === words
  return $getRoot().getAllTextNodes().find(isIt)!
}

/** A document after something was done with what is chosen from one text to another. */
function changed(html: string, [from, to]: [string, string], $change: () => void, upTo = 1) {
  const editor = createEditor({ nodes: writingNodes, onError: (error) => expect.fail(`${error}`) })
  editor.update(
    () => {
      $readHtml(html)
      $textWith(from).select(0, 0)
      const selection = $getSelection()
      const end = $textWith(to)
      if ($isRangeSelection(selection)) selection.focus.set(end.getKey(), upTo, 'text')
    },
    { discrete: true },
  )
  editor.update($change, { discrete: true })
  return editor.read($writeHtml)
}

const toHeading = () => $changeBlock('h2')

test('an item that becomes a heading leaves the list around it as it is', () => {
  const list = '<ul><li>a</li><li>b</li><li>c</li></ul>'
  expect(changed(list, ['b', 'b'], toHeading)).toBe(
    '<ul><li>a</li></ul><h2>b</h2><ul><li>c</li></ul>',
  )
  expect(changed(list, ['a', 'b'], () => $changeBlock('p'))).toBe(
    '<p>a</p><p>b</p><ul><li>c</li></ul>',
  )
  expect(changed(list, ['b', 'b'], () => $changeList('ul', $readCaretContext()))).toBe(
    '<ul><li>a</li></ul><p>b</p><ul><li>c</li></ul>',
  )
  expect(changed(list, ['b', 'c'], toHeading, 0)).toBe(
    '<ul><li>a</li></ul><h2>b</h2><ul><li>c</li></ul>',
  )
})

test('lists within lists stay so, and a numbered list goes on counting', () => {
  const nested =
    '<ol><li>a<ul><li>x</li><li>y</li><li>z</li></ul></li><li>b<ul><li>q</li></ul></li><li>c</li></ol>'
  expect(changed(nested, ['b', 'b'], toHeading)).toBe(
    '<ol><li>a<ul><li>x</li><li>y</li><li>z</li></ul></li></ol><h2>b</h2><ol start="2"><li><ul><li>q</li></ul></li><li>c</li></ol>',
  )
  expect(changed(nested, ['y', 'y'], toHeading)).toBe(
    '<ol><li>a<ul><li>x</li></ul></li></ol><h2>y</h2><ol start="2"><li><ul><li>z</li></ul></li><li>b<ul><li>q</li></ul></li><li>c</li></ol>',
  )
})

test('what is chosen across lists within lists leaves them in its order', () => {
  expect(
    changed('<ul><li>a<ul><li>x</li></ul></li><li>b</li><li>c</li></ul>', ['x', 'b'], () =>
      $changeBlock('p'),
    ),
  ).toBe('<ul><li>a</li></ul><p>x</p><p>b</p><ul><li>c</li></ul>')
})

test('an empty item can be left, and what is no list is changed as ever', () => {
  const editor = createEditor({ nodes: writingNodes, onError: (error) => expect.fail(`${error}`) })
  editor.update(
    () => {
      $readHtml('<ul><li>a</li><li></li><li>c</li></ul>')
      $textWith('a').getParentOrThrow().getNextSiblings()[0]!.selectStart()
      $changeBlock('h3')
      const selection = $getSelection()
      if ($isRangeSelection(selection)) selection.insertText('typed')
    },
    { discrete: true },
  )
  expect(editor.read($writeHtml)).toBe('<ul><li>a</li></ul><h3>typed</h3><ul><li>c</li></ul>')
  expect(changed('<p>a</p><h2>b</h2><p>c</p>', ['a', 'b'], () => $changeBlock('pre'))).toBe(
    '<pre><code>a</code></pre><pre><code>b</code></pre><p>c</p>',
  )
})
