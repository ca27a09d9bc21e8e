import { nameOf, type Sight } from './sights.ts'

/** A window without a word or a picture in it. */
export const emptyWindow = (present: Sight[]): string[] =>
  present.some(({ box }) => isInWindow(box.top - scrollY, box.bottom - scrollY))
    ? []
    : ['nothing is to be seen in the window']

/** Pictures in the window that have arrived with nothing to show, or that never arrived. */
export const blankPictures = (present: Sight[]): string[] =>
  present
    .filter(
      ({ kind, box }) => kind === 'picture' && isInWindow(box.top - scrollY, box.bottom - scrollY),
    )
    .filter(({ element }) => isBlank(element))
    .map((sight) => `a picture without pixels: ${nameOf(sight)}`)

const isInWindow = (top: number, bottom: number) => bottom > 0 && top < innerHeight

function isBlank(element: Element): boolean {
  if (element instanceof HTMLImageElement) return !element.complete || element.naturalWidth === 0
  const uses = [...element.querySelectorAll('use')]
  return uses.length > 0 && uses.every((one) => one.getBBox().width === 0)
}
