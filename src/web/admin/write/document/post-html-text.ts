import type { PostNode } from '../../../../features/posts/render/post-tree.ts'

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string, which: RegExp) => text.replace(which, (sign) => signs[sign]!)

const empty = new Set(['br', 'hr', 'img'])

/** A tree as the HTML that the server stores: what its sanitizer would not change. */
export const htmlOfTree = (nodes: PostNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return escape(node, /[&<>]/g)
      const attributes = Object.entries(node.attributes)
        .map(([name, value]) => ` ${name}="${escape(value, /[&<>"]/g)}"`)
        .join('')
      if (empty.has(node.tag)) return `<${node.tag}${attributes} />`
      return `<${node.tag}${attributes}>${htmlOfTree(node.inside)}</${node.tag}>`
    })
    .join('')
