import { $getRoot, createEditor } from 'lexical'
import { expect, test } from 'vitest'
import { type PostElement, treeOf } from '../../../../features/posts/render/post-tree.ts'
import { awaitedIn } from './awaited-picture-node.ts'
import { $blocksOf } from './read-tree.ts'
import { $writeHtml } from './write-tree.ts'
import { writingNodes } from './writing-nodes.ts'

/** The nearest that the editor can express, as it is stored. */
function nearest(html: string) {
  const editor = createEditor({ nodes: writingNodes, onError: (error) => expect.fail(`${error}`) })
  editor.update(() => void $getRoot().append(...$blocksOf(treeOf(html))), { discrete: true })
  return editor.read($writeHtml)
}

test('blocks within an item are lines of it', () => {
  expect(nearest('<ul><li>first<blockquote>quoted</blockquote></li></ul>')).toBe(
    '<ul><li>first<br />quoted</li></ul>',
  )
  expect(nearest('<ul><li><h2>one</h2>two<p>three</p><p>four</p></li><li></li></ul>')).toBe(
    '<ul><li>one<br />two<br />three<br />four</li><li></li></ul>',
  )
  expect(nearest('<blockquote>one<p>two</p> <p>three</p></blockquote>')).toBe(
    '<blockquote><p>one<br />two<br />three</p></blockquote>',
  )
})

test('what follows a list within an item stays below it', () => {
  expect(nearest('<ul><li>a<ol><li>b</li></ol>tail</li><li>c</li></ul>')).toBe(
    '<ul><li>a<ol><li>b</li></ol></li><li>tail</li><li>c</li></ul>',
  )
})

test('words about a picture lead to where it is only by an address that can be read', () => {
  const awaited = (href: string) => {
    const [block] = treeOf(`<p><mark><a href="${href}">[Picture to add: Hall]</a></mark></p>`)
    return awaitedIn(block as PostElement)
  }
  expect(awaited('https://a.example/b.png')).toEqual({
    name: 'Hall',
    address: 'https://a.example/b.png',
  })
  expect(awaited('https://[IMAGE_URL]/a.png')).toBeUndefined()
})
