import { nameOf, type Sight } from './sights.ts'

/** A window without a word or a picture in it. */
export const emptyWindow = (present: Sight[]): string[] =>
  present.some(({ box }) => isInWindow(box.top - scrollY, box.bottom - scrollY))
    ? []
    : ['nothing is to be seen in the window']

/** Pictures that have arrived with nothing to show, and those in the window that never arrived. */
export const blankPictures = (present: Sight[]): string[] =>
  present
    .filter(
      ({ kind, element, box }) =>
        kind === 'picture' && isBlank(element, isInWindow(box.top - scrollY, box.bottom - scrollY)),
    )
    .map((sight) => `a picture without pixels: ${nameOf(sight)}`)

const isInWindow = (top: number, bottom: number) => bottom > 0 && top < innerHeight

function isBlank(element: Element, isDue: boolean): boolean {
  if (element instanceof HTMLImageElement)
    return element.complete ? element.naturalWidth === 0 : isDue
  if (!isDue) return false
  const uses = [...element.querySelectorAll('use')]
  return uses.length > 0 && uses.every((one) => one.getBBox().width === 0)
}
