import { placeOf, type Sight } from './sights.ts'

type Look = Record<string, string>

const fields = 'input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=color])'

/** What makes a part look as the browser brings it, by the part. */
const properties: [selector: string, properties: string[]][] = [
  ['a', ['color', 'textDecorationLine']],
  ['button, [type=submit]', ['backgroundColor', 'borderTopStyle', 'borderTopWidth']],
  [`${fields}, textarea, select`, ['backgroundColor', 'borderTopStyle', 'borderTopWidth']],
  ['[type=checkbox], [type=radio]', ['appearance', 'accentColor', 'width']],
  ['dialog', ['borderTopStyle', 'borderTopWidth', 'paddingTop']],
  ['mark', ['backgroundColor']],
]

/** Controls, dialogs and marked words that nothing of ours has given a look. */
export function unstyled(present: Sight[]): string[] {
  const shown = new Set(present.map(({ element }) => element))
  const boxes = [...document.querySelectorAll('dialog[open], mark')]
  return [...new Set([...shown, ...boxes])].flatMap((element) => [
    ...properties
      .filter(([selector, names]) => element.matches(selector) && isAsBrought(element, names))
      .map(() => `has the browser's own look: ${placeOf(element)}`),
    ...(element.matches('[type=file]') && hasPlainButton(element)
      ? [`has the browser's own button: ${placeOf(element)}`]
      : []),
  ])
}

const hasPlainButton = (element: Element) =>
  shows(element) && getComputedStyle(element, '::file-selector-button').borderTopStyle === 'outset'

const shows = (element: Element) => Number(getComputedStyle(element).opacity) > 0.08

function isAsBrought(element: Element, names: string[]): boolean {
  const plain = plainLook(element, names)
  const own = getComputedStyle(element) as unknown as Look
  return names.every((name) => own[name] === plain[name])
}

const plainLooks = new Map<string, Look>()

/** How the browser draws such an element when no style sheet speaks of it, in this scheme. */
function plainLook(element: Element, names: string[]): Look {
  const scheme = getComputedStyle(element).colorScheme
  const key = [
    element.localName,
    element.getAttribute('type'),
    scheme,
    matchMedia('(prefers-color-scheme: dark)').matches,
  ].join()
  const known = plainLooks.get(key)
  if (known) return known
  const plain = element.cloneNode(false) as HTMLElement
  plain.removeAttribute('class')
  plain.removeAttribute('id')
  plain.removeAttribute('name')
  plain.style.setProperty('all', 'revert', 'important')
  plain.style.setProperty('color-scheme', scheme, 'important')
  plain.style.setProperty('position', 'fixed', 'important')
  plain.style.setProperty('visibility', 'hidden', 'important')
  plain.style.setProperty('transition', 'none', 'important')
  document.body.append(plain)
  const computed = getComputedStyle(plain) as unknown as Look
  const look = Object.fromEntries(names.map((name) => [name, computed[name] ?? '']))
  plain.remove()
  plainLooks.set(key, look)
  return look
}
