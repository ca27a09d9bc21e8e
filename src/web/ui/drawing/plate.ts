/** The drawings on the page that also stand at the head of another page, by its path. */
const pictures = new Map<string, HTMLElement>()
let carried: { path: string; picture?: HTMLElement } | undefined

/** What goes along to the page of that path, and grows there into the picture at its head. */
export function carry(path: string, picture: HTMLElement | undefined) {
  if (carried?.picture) carried.picture.style.viewTransitionName = ''
  carried = { path, ...(picture && { picture }) }
  if (picture) picture.style.viewTransitionName = 'plate'
}

/**
 * A ref for the picture of another page, or without a path for the one at the head of its own. When
 * a link or Back leads from one to the other, the picture grows or shrinks on its way.
 */
export const plate = (path?: string) => (picture: HTMLElement | null) => {
  if (!picture) return
  const home = path ?? location.pathname
  if (path) pictures.set(home, picture)
  if (home === carried?.path) carry(home, picture)
  return () => {
    if (pictures.get(home) === picture) pictures.delete(home)
  }
}

/** Somebody follows a link: the picture of that page, if there is one here, goes along. */
export function carryPlate(path: string) {
  const picture = pictures.get(path)
  if (picture) carry(path, picture)
}
