import type { PostNode } from '../../../../../features/posts/render/post-tree.ts'
import { nameOfPicture, wordsForAwaited } from '../../document/awaited-picture-node.ts'
import { isPicture } from '../../document/same-tree.ts'

const room = '/media/awaited-picture/'

const unescaped = (text: string) => text.replace(/&amp;/g, '&').replace(/&quot;/g, '"')

function attributeOf(tag: string, name: string): string {
  const [, double, single, bare] =
    new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag) ?? []
  return unescaped(double ?? single ?? bare ?? '')
}

/** Google Docs draws the boxes of a checklist. */
const isBox = (tag: string) =>
  attributeOf(tag, 'aria-roledescription') === 'checkbox' ||
  (/^(un)?checked$/.test(attributeOf(tag, 'alt')) && /^data:/i.test(attributeOf(tag, 'src')))

const withoutBoxes = (html: string) =>
  html.replace(/(<img\b[^>]*>)\s*((?:<(?:p|span)\b[^>]*>\s*)*)/gi, (whole, tag, opened) => {
    if (!isBox(tag)) return whole
    return opened + (attributeOf(tag, 'alt') === 'checked' ? '✓ ' : '')
  })

const place = /^([a-z][a-z\d+.-]*:|\/\/)/i
const file = /\.(png|jpe?g|gif|webp|avif|svg|heic|tiff?|bmp)([?#].*)?$/i

const isOurs = (address: string) => /^\/(media|drawings)\//.test(address)

/**
 * Pictures of other programs cannot come along: they lie on another machine, or at an address that
 * may change or end. In their place stands what waits for them.
 */
export function awaitedPictures() {
  const known: { address: string; alt: string }[] = []
  return {
    /** Gives each a name that the sanitizer lets pass. */
    set: (html: string) =>
      withoutBoxes(html).replace(/<img\b[^>]*>/gi, (tag) => {
        const given = attributeOf(tag, 'src')
        const address = given.startsWith(`${location.origin}/`)
          ? given.slice(location.origin.length)
          : given
        if (isOurs(address)) return tag.replace(given, address)
        // What names neither a place nor a file is no picture that anybody could bring.
        if (!place.test(address) && !file.test(address)) return ''
        known.push({ address, alt: attributeOf(tag, 'alt').replace(/\s+/g, ' ').trim() })
        return `<img src="${room}${known.length - 1}">`
      }),
    get(nodes: PostNode[]): PostNode[] {
      return nodes.map((node): PostNode => {
        if (typeof node === 'string') {
          return node.replace(/\ue000(\d+)\ue001/g, (_, at: string) => {
            return wordsForAwaited(nameOfPicture(known[Number(at)]!))
          })
        }
        const { src } = node.attributes
        if (!isPicture(node) || !src?.startsWith(room))
          return { ...node, inside: this.get(node.inside) }
        const { address, alt } = known[Number(src.slice(room.length))]!
        const name = nameOfPicture({ address, alt })
        const place = /^https?:/i.test(address) && URL.canParse(address) ? address : ''
        return { ...node, attributes: { src: '', alt: name, address: place } }
      })
    },
  }
}

/** Pictures where there is only room for words. */
export const inWords = (nodes: PostNode[]): PostNode[] =>
  nodes.map((node) => {
    if (typeof node === 'string' || !isPicture(node)) return node
    const at = node.attributes.src?.startsWith(room) ? node.attributes.src.slice(room.length) : ''
    const words = at ? `\ue000${at}\ue001` : wordsForAwaited(node.attributes.alt ?? '')
    return { tag: 'mark', attributes: {}, inside: [words] }
  })
