import { pathTo } from '../../content-form/content-schema.ts'
import { besideOf } from '../fields/beside-fields.ts'
import { type Field, isSameField } from '../fields/field-path.ts'
import { isPicture } from '../fields/field-schema.ts'
import type { Documents } from './canvas-state.ts'
import type { Spot } from './spots.ts'

const drawn = 'img, picture, svg'
/** Of several layers of one file. */
const layered = '[role="img"]:has(> svg > use[href*="/drawings/"])'

/** The whole picture that an element is, or is a part of. */
export const pictureAt = (target: Element) =>
  target.closest<HTMLElement>(layered) ?? target.closest<HTMLElement>(drawn)

/** Which drawing it is: its file says so. */
function nameOf(element: Element) {
  const file = element.getAttribute('src') ?? element.querySelector('use')?.getAttribute('href')
  return /\/drawings\/([\w-]+)\./.exec(file ?? '')?.[1]
}

/**
 * The field of a picture that carries no mark, such as a drawing: the one picture that stands beside the
 * words around it, of several the one of this name. Otherwise it is nobody's to press.
 */
export async function pictureNear(spots: Spot[], target: Element, documents: Documents) {
  const element = pictureAt(target)
  if (!element || element.closest('a, button')?.matches('.button, .site-logo')) return undefined
  const name = nameOf(element)
  const isShown = (field: Field) =>
    name !== undefined && pathsOf(name, documents.valueAt(field), '').length > 0
  const words = wordsAround(spots, element)
  for (const { field } of words) {
    await documents.open(field.kind, field.id)
    const pictures = besideOf(field, documents.schemaOf).filter(({ schema }) => isPicture(schema))
    // What is shown where the page is shared stands beside it in the document, and not on the page.
    const shown = pictures.length > 1 ? pictures.filter(({ field }) => isShown(field)) : pictures
    const [only] = shown
    if (only && shown.length === 1) return bareSpot(only.field, element)
  }
  return name === undefined ? undefined : drawingOf(name, spots, element, documents)
}

const bareSpot = (field: Field, element: HTMLElement): Spot => ({
  field,
  mark: field,
  element,
  isBare: true,
})

const bare = `main img[src*="/drawings/"], main ${layered}`

/** The drawings that carry no mark. Whose they are, if anybody's, is asked when one comes to them. */
export const bareDrawings = (spots: Spot[], { document }: Window) =>
  [...document.querySelectorAll<HTMLElement>(bare)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert]') &&
      !spots.some((spot) => spot.element === element),
  )

/** A drawing that stands without words: its file says which it is, and so does one field of the page alone. */
async function drawingOf(name: string, spots: Spot[], element: HTMLElement, documents: Documents) {
  const main = element.closest('main')
  const inMain = spots.filter((spot) => main?.contains(spot.element))
  const roots = new Map(inMain.map(({ field }) => [field.id, { ...field, path: '' }]))
  const found: Field[] = []
  for (const root of roots.values()) {
    await documents.open(root.kind, root.id)
    found.push(
      ...pathsOf(name, documents.valueAt(root), '')
        .map((path) => ({ ...root, path }))
        .filter((field) => isPicture(documents.schemaOf(field))),
    )
  }
  const [only] = found
  return only && found.length === 1 ? bareSpot(only, element) : undefined
}

/** Where in a value a drawing is named, alone or as that of a picture. */
function pathsOf(name: string, value: unknown, path: string): string[] {
  if (value === name) return [path]
  if (typeof value !== 'object' || value === null) return []
  if ('drawing' in value && value.drawing === name) return [path]
  return Object.entries(value).flatMap(([key, one]) => pathsOf(name, one, pathTo(path, key)))
}

/** The words in the smallest part of the page that has the picture and any words; one for each document. */
function wordsAround(spots: Spot[], element: HTMLElement): Spot[] {
  for (
    let part = element.parentElement;
    part && !part.matches('main, body');
    part = part.parentElement
  ) {
    const holder = part
    const inside = spots.filter((spot) => holder.contains(spot.element))
    if (inside.length > 0) return inside
  }
  return []
}

type Page = { spots: Spot[]; window: Window; documents: Documents }

/** The drawing without words that shows a field. */
export async function bareSpotOf(field: Field, { spots, window, documents }: Page) {
  for (const element of bareDrawings(spots, window)) {
    const spot = await pictureNear(spots, element, documents).catch(() => undefined)
    if (isSameField(spot?.field, field)) return spot
  }
  return undefined
}
