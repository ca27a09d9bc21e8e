import { readFileSync } from 'node:fs'
import { createEmptyHistoryState, registerHistory } from '@lexical/history'
import {
  $getRoot,
  $getSelection,
  $isRangeSelection,
  createEditor,
  REDO_COMMAND,
  UNDO_COMMAND,
} from 'lexical'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readAsBrowser } from '../../../../../../test/browser/read-as-browser.ts'
import { treeOf } from '../../../../../features/posts/render/post-tree.ts'
import { $readHtml } from '../../document/read-tree.ts'
import { $writeHtml } from '../../document/write-tree.ts'
import { writingNodes } from '../../document/writing-nodes.ts'
import { languageFrom } from './language-from.ts'
import { $paste, type Pasted } from './paste-into.ts'

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
      if (from!.text.getTextContent() === '') {
        const block = from!.text.getParentOrThrow()
        from!.text.remove()
        return void block.select()
      }
      from!.text.select(from!.at, from!.at)
      const selection = $getSelection()
      if ($isRangeSelection(selection)) selection.focus.set(to!.text.getKey(), to!.at, 'text')
    },
    { discrete: true },
  )
  return editor
}

async function openedWith(marked: string, given: Partial<Pasted>, read = treeOf) {
  const editor = open(marked)
  const { html = '', text = '', source } = given
  editor.update(() => void $paste(editor, { html, text, source }, read), { discrete: true })
  // Markdown is written once this has been.
  await Promise.resolve().then(() => {})
  return { editor, html: () => editor.read($writeHtml) }
}

const pasted = async (marked: string, given: Partial<Pasted>) =>
  (await openedWith(marked, given)).html()

test('headings, nested and numbered lists, links and tables survive from Word and Google Docs', async () => {
  vi.stubGlobal('location', new URL('https://ours.example/admin'))
  const link = '<a href="https://example.com/log">the log</a>'
  const words = [
    '<h2>The queue</h2><h3>What happened</h3>',
    `<p>It stood <strong>still</strong> for <em>nine</em> minutes, see ${link}.</p>`,
    '<ol><li>Depth<ol><li>of <strong>two</strong> gates</li><li>and of three</li></ol></li><li>Wait</li></ol>',
    '<ul><li>a bullet<ul><li>one below it</li></ul></li></ul>',
    '<h4>After it</h4>',
  ].join('')
  const table = '<table><tbody><tr><td>Minute</td><td><strong>9</strong></td></tr></tbody></table>'
  const from = async (name: string) => {
    const html = readFileSync(`test/clipboard/${name}.html`, 'utf8')
    return (await openedWith('<p>|</p>', { html }, readAsBrowser)).html()
  }
  expect(await from('word')).toBe(`${words}<p><mark>[Picture to add: A queue]</mark></p>${table}`)
  const address = 'https://pictures.example/docsz/AD_4nXe.png'
  expect(await from('google-docs')).toBe(
    `${words}<p><mark><a href="${address}">[Picture to add: AD_4nXe.png]</a></mark></p>${table}`,
  )
})

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

test('Markdown is read as its own rules say', async () => {
  vi.stubGlobal('location', new URL('https://ours.example/admin'))
  onTestFinished(() => void vi.unstubAllGlobals())
  const means = async (text: string, html: string) =>
    expect([text, await pasted('<p>|</p>', { text })]).toEqual([text, html])
  await means('Why\n===\n\nHow\n---\n\nx', '<h2>Why</h2><h3>How</h3><p>x</p>')
  await means('~~~js\na = 1\n\nb\n~~~', '<pre><code class="language-js">a = 1\n\nb</code></pre>')
  await means(
    'a *line* that\nwas broken **by\nhand**\n\nend',
    '<p>a <em>line</em> that was broken <strong>by hand</strong></p><p>end</p>',
  )
  for (const line of ['* * *', '- - -', '___', '*****'])
    await means(`a\n\n${line}\n\nb`, '<p>a</p><hr /><p>b</p>')
  await means('> one\n> two', '<blockquote><p>one two</p></blockquote>')
  await means('- [x] done\n- [ ] not', '<ul><li>✓ done</li><li>not</li></ul>')
  await means('3. three\n4. four', '<ol start="3"><li>three</li><li>four</li></ol>')
  await means('- a\n\n  more\n- b', '<ul><li>a<br />more</li><li>b</li></ul>')
  await means(
    'see [it][1], ok\n\n[1]: https://e.org',
    '<p>see <a href="https://e.org">it</a>, ok</p>',
  )
  await means('`a < b` and 1 < 2 \\*no\\*', '<p><code>a &lt; b</code> and 1 &lt; 2 *no*</p>')
  await means(
    '| a | *b* |\n|---|--:|\n| 1 | `2` |',
    '<table><thead><tr><th scope="col">a</th><th scope="col"><em>b</em></th></tr></thead><tbody><tr><td>1</td><td><code>2</code></td></tr></tbody></table>',
  )
  await means('a  \nb **c**', '<p>a<br />b <strong>c</strong></p>')
  const picture = (words: string) => `<p>before</p><p><mark>${words}</mark></p><p>after</p>`
  await means(
    'before\n\n![The hall](https://e.org/a.png)\n\nafter',
    picture('<a href="https://e.org/a.png">[Picture to add: The hall]</a>'),
  )
  await means('before\n\n![](img/a.png)\n\nafter', picture('[Picture to add: a.png]'))
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

test('what HTML says nothing of is pasted as the words it stands for', async () => {
  const text = 'plain\n\nwords'
  for (const html of [
    '<meta charset="utf-8">',
    '<html><body>\r\n<!--StartFragment--><!--EndFragment-->\r\n</body></html>',
    '<style>p { color: red }</style>',
  ])
    expect(await pasted('<p>|</p>', { html, text })).toBe('<p>plain</p><p>words</p>')
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

test('what an editor of code copies is code, one line or prose of it are words', async () => {
  const html = '<div style="white-space:pre"><div>if (a) {</div><div>  b()</div></div>'
  const text = 'if (a) {\r\n  b()\r\n}'
  expect(await pasted('<p>|</p>', { html, text, source: 'typescript' })).toBe(
    '<pre><code class="language-typescript">if (a) {\n  b()\n}</code></pre>',
  )
  expect(await pasted('<p>x |y</p>', { html, text: 'b(**a**)', source: 'typescript' })).toBe(
    '<p>x b(**a**)y</p>',
  )
  expect(await pasted('<p>|</p>', { html, text: '# T\n\n- a', source: 'markdown' })).toBe(
    '<h2>T</h2><ul><li>a</li></ul>',
  )
  expect(languageFrom('{"version":1,"mode":"typescriptreact"}')).toBe('typescript')
  expect(languageFrom('')).toBeUndefined()
})
