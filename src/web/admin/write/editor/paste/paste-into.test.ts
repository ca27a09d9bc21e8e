import { createEmptyHistoryState, registerHistory } from '@lexical/history'
import {
  $getRoot,
  $getSelection,
  $isRangeSelection,
  createEditor,
  REDO_COMMAND,
  UNDO_COMMAND,
} from 'lexical'
import { expect, test } from 'vitest'
import { treeOf } from '../../../../../features/posts/render/post-tree.ts'
import { $readHtml } from '../../document/read-tree.ts'
import { $writeHtml } from '../../document/write-tree.ts'
import { writingNodes } from '../../document/writing-nodes.ts'
import { $paste } from './paste-into.ts'

/** A document whose caret, or choice, `|` stands for. */
function open(marked: string) {
  const editor = createEditor({ nodes: writingNodes, onError: (error) => expect.fail(`${error}`) })
  registerHistory(editor, createEmptyHistoryState(), 300)
  editor.update(() => $readHtml(marked), { discrete: true })
  editor.update(
    () => {
      const points = $getRoot()
        .getAllTextNodes()
        .flatMap((text) => {
          const at = text.getTextContent().indexOf('|')
          if (at < 0) return []
          text.spliceText(at, 1, '')
          const second = text.getTextContent().indexOf('|')
          if (second >= 0) text.spliceText(second, 1, '')
          return second >= 0
            ? [
                { text, at },
                { text, at: second },
              ]
            : [{ text, at }]
        })
      const [from, to = from] = points
      if (from!.text.getTextContent() === '') return from!.text.remove()
      from!.text.select(from!.at, from!.at)
      const selection = $getSelection()
      if ($isRangeSelection(selection)) selection.focus.set(to!.text.getKey(), to!.at, 'text')
    },
    { discrete: true },
  )
  return editor
}

async function openedWith(marked: string, given: { html?: string; text?: string }) {
  const editor = open(marked)
  const { html = '', text = '' } = given
  editor.update(() => void $paste(editor, { html, text }, (clean) => treeOf(clean)), {
    discrete: true,
  })
  // Markdown is written once this has been.
  await Promise.resolve().then(() => {})
  return { editor, html: () => editor.read($writeHtml) }
}

const pasted = async (marked: string, given: { html?: string; text?: string }) =>
  (await openedWith(marked, given)).html()

const markdown = { text: '## MH\n\n- m1\n- m2\n\nmtail' }
const meant = '<h2>MH</h2><ul><li>m1</li><li>m2</li></ul>'

test('Markdown pasted into a heading stands there once, before its rest', async () => {
  const into = (marked: string) => pasted(`${marked}<p>z</p>`, markdown)
  expect(await into('<h2>|Head line</h2>')).toBe(`${meant}<p>mtailHead line</p><p>z</p>`)
  expect(await into('<h2>Head| line</h2>')).toBe(
    `<h2>HeadMH</h2>${meant.slice(11)}<p>mtail line</p><p>z</p>`,
  )
  expect(await into('<h2>Head line|</h2>')).toBe(
    `<h2>Head lineMH</h2>${meant.slice(11)}<p>mtail</p><p>z</p>`,
  )
  expect(await into('<h2>|Head| line</h2>')).toBe(`${meant}<p>mtail line</p><p>z</p>`)
  expect(await into('<p><a href="https://e.org">|line</a> x</p>')).toBe(
    `${meant}<p>mtail<a href="https://e.org">line</a> x</p><p>z</p>`,
  )
})

test('undoing leads from what Markdown means to what stands there, and to what was before', async () => {
  for (const marked of ['<h2>|Head line</h2>', '<p>a|</p>', '<ul><li>a</li><li>b|</li></ul>']) {
    const { editor, html } = await openedWith(marked, markdown)
    const both = html()
    const step = (command: typeof UNDO_COMMAND) => {
      editor.update(() => void editor.dispatchCommand(command, undefined), { discrete: true })
      return html()
    }
    expect(step(UNDO_COMMAND)).toMatch(/## MH<.+>- m1<.+>- m2<.+>mtail/)
    expect(html()).not.toMatch(/mtail.+MH|<p><\/p>/)
    expect(step(UNDO_COMMAND)).toBe(marked.replace('|', ''))
    step(REDO_COMMAND)
    expect(step(REDO_COMMAND)).toBe(both)
  }
})

test('lines of plain text are paragraphs, however many empty ones stand between', async () => {
  const text = 'one\r\n\r\ntwo\nthree\n\n\n'
  expect(await pasted('<p>a|b</p>', { text })).toBe('<p>aone</p><p>two</p><p>threeb</p>')
  expect(await pasted('<h2>|Head</h2>', { text })).toBe('<p>one</p><p>two</p><p>threeHead</p>')
  expect(await pasted('<ul><li>a|</li><li>b</li></ul>', { text })).toBe(
    '<ul><li>aone</li><li>two</li><li>three</li><li>b</li></ul>',
  )
})

test('into a code block goes the plain text as it is', async () => {
  const text = 'const a = 1\n\n  if (a < 2) {\n\tb **c** d\n  }'
  const html = '<div style="white-space:pre"><div>const a = 1</div><div>  if</div></div>'
  const made = '<pre><code>xconst a = 1\n\n  if (a &lt; 2) {\n\tb **c** d\n  }y</code></pre>'
  const code = '<pre><code>x|y</code></pre>'
  expect(await pasted(code, { text, html })).toBe(made)
  expect(await pasted(code, { text })).toBe(made)
})

test('a table in the middle of an item leaves its rest below, and lists within lists', async () => {
  const html = '<table><tbody><tr><td>x</td></tr></tbody></table>'
  expect(await pasted('<ul><li>one</li><li>tw|o<ul><li>sub</li></ul></li></ul>', { html })).toBe(
    `<ul><li>one</li><li>tw</li></ul>${html}<ul><li>o<ul><li>sub</li></ul></li></ul>`,
  )
  expect(await pasted('<ul><li>one|</li><li>two</li></ul>', { html })).toBe(
    `<ul><li>one</li></ul>${html}<ul><li>two</li></ul>`,
  )
})
