import { besideOf } from '../fields/beside-fields.ts'
import { isPicture } from '../fields/field-schema.ts'
import type { Documents } from './canvas-state.ts'
import type { Spot } from './spots.ts'

const drawn = 'img, picture, svg'

/**
 * The field of a picture that carries no mark, such as a drawing: the one picture that stands beside the
 * words around it. Several, or none, and it is nobody's to press.
 */
export async function pictureNear(spots: Spot[], target: Element, documents: Documents) {
  const element = target.closest<HTMLElement>(drawn)
  if (!element || element.closest('a, button')?.matches('.button, .site-logo')) return undefined
  const words = wordsAround(spots, element)
  for (const { field } of words) {
    await documents.open(field.kind, field.id)
    const pictures = besideOf(field, documents.schemaOf).filter(({ schema }) => isPicture(schema))
    const [only] = pictures
    if (only && pictures.length === 1) return { field: only.field, element } satisfies Spot
  }
  return undefined
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
