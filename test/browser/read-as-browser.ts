import { ElementType, parseDocument } from 'htmlparser2'
import type { PostNode } from '../../src/features/posts/render/post-tree.ts'
import { allowedTags } from '../../src/features/posts/sanitize/allowed-tags.ts'
import { cleanAttributes } from '../../src/features/posts/sanitize/post-attributes.ts'

type Parsed = ReturnType<typeof parseDocument>['children']

/** What is pasted, as the browser's sanitizer lets it pass. */
export const readAsBrowser = (html: string): PostNode[] => read(parseDocument(html).children)

const read = (nodes: Parsed): PostNode[] =>
  nodes.flatMap((node): PostNode[] => {
    if (node.type === ElementType.Text) return [node.data]
    if (!('attribs' in node)) return []
    const inside = read(node.children)
    if (![...allowedTags, 'div'].includes(node.name)) return inside
    return [{ tag: node.name, attributes: cleanAttributes(node.name, node.attribs), inside }]
  })
