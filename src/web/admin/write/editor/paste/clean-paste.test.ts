import { ElementType, parseDocument } from 'htmlparser2'
import { expect, test, vi } from 'vitest'
import type { PostNode } from '../../../../../features/posts/render/post-tree.ts'
import { allowedTags } from '../../../../../features/posts/sanitize/allowed-tags.ts'
import { keepAttributes } from '../../../../../features/posts/sanitize/post-attributes.ts'
import { htmlOfTree } from '../../document/post-html-text.ts'
import { cleanPaste } from './clean-paste.ts'

type Parsed = ReturnType<typeof parseDocument>['children']

/** As the browser's sanitizer lets it pass. */
const read = (nodes: Parsed): PostNode[] =>
  nodes.flatMap((node): PostNode[] => {
    if (node.type === ElementType.Text) return [node.data]
    if (!('attribs' in node)) return []
    const inside = read(node.children)
    if (![...allowedTags, 'div'].includes(node.name)) return inside
    return [{ tag: node.name, attributes: keepAttributes(node.name, node.attribs), inside }]
  })

function clean(html: string) {
  vi.stubGlobal('location', { origin: 'https://here.example' })
  return htmlOfTree(cleanPaste(html, (plain) => read(parseDocument(plain).children)))
}

test('what Word says of other scripts makes nothing bold or italic, and takes neither away', () => {
  expect(clean(`<b style='mso-bidi-font-weight:normal'>never</b>`)).toBe('<strong>never</strong>')
  expect(clean(`<i style='mso-bidi-font-style:normal'>or</i>`)).toBe('<em>or</em>')
  expect(clean(`<span style='mso-bidi-font-weight:bold'>x</span>`)).toBe('x')
  expect(clean(`<span style='mso-bidi-font-style:italic'>x</span>`)).toBe('x')
  expect(clean(`<span style='color:red;font-weight:700'>x</span>`)).toBe('<strong>x</strong>')
  expect(clean(`<b style="font-weight:normal"><i style="font-style: normal">x</i></b>`)).toBe('x')
})

const box = (alt: string) =>
  `<img src="data:image/png;base64,AA" alt="${alt}" aria-roledescription="checkbox" />`

test('the boxes of a checklist are no pictures; what is done has a tick', () => {
  expect(
    clean(
      `<ul><li role="checkbox" aria-checked="false">${box('unchecked')}<p style="display:inline"><span>Buy milk</span></p></li>` +
        `<li role="checkbox" aria-checked="true">${box('checked')}<p><span style="font-weight:700">Pay</span></p></li></ul>`,
    ),
  ).toBe('<ul><li><p>Buy milk</p></li><li><p>✓ <strong>Pay</strong></p></li></ul>')
  expect(clean('<ul><li><img src="data:image/png,AA" alt="checked"><p>Pay</p></li></ul>')).toBe(
    '<ul><li><p>✓ Pay</p></li></ul>',
  )
  expect(clean('<img src="https://a.example/b.png" alt="checked">')).toContain('alt="checked"')
})
