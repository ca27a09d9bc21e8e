import DOMPurify from 'dompurify'
import { isPlaceholder } from '../../../../features/media/picture.ts'
import { allowedTags } from '../../../../features/posts/sanitize/allowed-tags.ts'
import { cleanAttributes } from '../../../../features/posts/sanitize/post-attributes.ts'

const purifier = DOMPurify(window)

/** Widths of one of our own pictures, and nothing else. */
const ownWidths = /^(?:\/media\/[\w-]+\/\d+\.(?:avif|webp) \d+w(?:, |$))+$/

const widthsOf = (element: Element): Record<string, string> | undefined => {
  const srcset = element.getAttribute('srcset') ?? ''
  const sizes = element.getAttribute('sizes') ?? ''
  return ownWidths.test(srcset) ? { srcset, sizes } : undefined
}

/** What lies behind one of our own pictures until it is there; nowhere else is a picture part of a page. */
function placeholderOf(element: Element): Record<string, string> | undefined {
  const src = element.getAttribute('src') ?? ''
  const lies = element.matches('img') && element.parentElement?.className === 'own-picture'
  return lies && isPlaceholder(src) ? { src, alt: '', 'aria-hidden': 'true' } : undefined
}

/** A column of figures, and what stands in for the digits that one lacks. */
function figures(element: Element): Record<string, string> | undefined {
  if (element.className !== 'figures') return undefined
  const pad = element.getAttribute('data-pad') ?? ''
  return { class: 'figures', ...(/^[.0]{1,20}$/.test(pad) && { 'data-pad': pad }) }
}

/** Beside what authors may write, what our own rendering adds: widths of pictures, colours of code, columns of figures, boxes that scroll. */
const ownAttributes: Record<string, (element: Element) => Record<string, string> | undefined> = {
  img: widthsOf,
  source: (element) => ({ type: 'image/avif', ...widthsOf(element) }),
  span: ({ className }) =>
    /^(?:own-picture|hljs-[\w-]+(?: \w+_)*)$/.test(className) ? { class: className } : undefined,
  div: ({ className }) =>
    className === 'post-table'
      ? { class: 'post-table', role: 'group', 'aria-label': 'Table', tabindex: '0' }
      : undefined,
  td: figures,
  th: figures,
  code: ({ className }) =>
    /^hljs language-[\w+#-]+$/.test(className) ? { class: className } : undefined,
  pre: () => ({ tabindex: '0' }),
}

purifier.addHook('afterSanitizeAttributes', (element) => {
  const tag = element.localName
  const given = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
  const kept = placeholderOf(element) ?? {
    ...cleanAttributes(tag, given),
    ...ownAttributes[tag]?.(element),
  }
  for (const name of Object.keys(given)) if (!(name in kept)) element.removeAttribute(name)
  for (const [name, value] of Object.entries(kept)) element.setAttribute(name, value)
  if (tag === 'img' && !kept.src) element.remove()
})

const allowedAttributes =
  'href title src alt width height loading class id lang dir start reversed type colspan rowspan scope datetime open srcset sizes data-pad'

/** The HTML of a post as elements that the allow-list of the server names, wherever it came from. */
export const purifyPost = (html: string): DocumentFragment =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: [...allowedTags, 'span', 'div', 'picture', 'source', '#text'],
    ALLOWED_ATTR: allowedAttributes.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
