import { addressIn } from '../page-of.ts'
import type { Canvas } from './canvas-state.ts'
import { pictureAt, pictureNear } from './near-picture.ts'
import { type Spot, spotAt } from './spots.ts'
import type { SpotWriting } from './write-spot.ts'
import { isWritingIn } from './writing.ts'

type SpotAt = (event: MouseEvent) => Spot | undefined
type PictureNear = (target: Element) => ReturnType<typeof pictureNear>

/** Shows what can be edited beneath the pointer. */
function listenToHovering({ window, store, documents }: Canvas, at: SpotAt, nearest: PictureNear) {
  const { document } = window
  function onMove(event: PointerEvent) {
    if (event.pointerType === 'touch') return
    const spot = at(event)
    if (!spot) return void hoverPicture(event.target as Element)
    over = undefined
    if (spot === store.get().hovered) return
    store.set({ hovered: spot })
    // Ready by the time it is pressed.
    void documents.open(spot.field.kind, spot.field.id).catch(() => {})
  }

  /** The picture without a mark that the pointer is over, and among which places its field was looked for. */
  let over: { element: HTMLElement; spots: Spot[] } | undefined

  async function hoverPicture(target: Element) {
    const { spots, hovered } = store.get()
    const element = target.closest('a[href], button') ? null : pictureAt(target)
    if (element && over?.element === element && over.spots === spots) return
    const asked = element ? { element, spots } : undefined
    over = asked
    if (hovered && hovered.element !== element) store.set({ hovered: undefined })
    if (!element) return
    const found = await nearest(element)
    if (found && over === asked) store.set({ hovered: found })
  }

  const onOut = () => {
    over = undefined
    store.set({ hovered: undefined })
  }
  document.addEventListener('pointermove', onMove)
  document.documentElement.addEventListener('pointerleave', onOut)
}

/** What a pointer does on the page: it writes in words, opens pictures, follows links. */
export function listenToPointer(canvas: Canvas, writing: SpotWriting) {
  const { window, store, told, documents } = canvas
  const at = ({ target, clientX, clientY }: MouseEvent) =>
    spotAt(store.get().spots, target as Element, clientX, clientY)

  const nearest = (target: Element) =>
    pictureNear(store.get().spots, target, documents).catch(() => undefined)

  function onClick(event: MouseEvent) {
    const target = event.target as Element
    if (isWritingIn(target)) return swallow(event)
    writing.end()
    const spot = at(event)
    const link = target.closest('a[href]')
    const isAside = event.ctrlKey || event.metaKey
    if (link && (isAside || !spot || leadsOn(link, spot))) {
      swallow(event)
      void writing.choose(undefined)
      return told.onLink(addressIn(link), isAside)
    }
    if (!spot) return void pressPicture(target)
    // What opens or turns does so, and its words can be written.
    if (!target.closest('button, summary')) swallow(event)
    void writing.enter(spot, { x: event.clientX, y: event.clientY })
  }

  async function pressPicture(target: Element) {
    await writing.choose(undefined)
    const picture = await nearest(target)
    if (picture) await writing.enter(picture)
  }

  const onSubmit = (event: SubmitEvent) => {
    if ((event.target as HTMLFormElement).method === 'get') return
    swallow(event)
    told.onSubmit()
  }
  const stopDrag = (event: DragEvent) => event.preventDefault()
  listenToHovering(canvas, at, nearest)
  window.addEventListener('click', onClick, { capture: true })
  window.addEventListener('submit', onSubmit, { capture: true })
  window.addEventListener('dragstart', stopDrag, { capture: true })
}

/** In menus a press leads on, as on the site; their words are written with the pen beside them. */
const leadsOn = (link: Element, spot: Spot) =>
  link.contains(spot.element) && link.closest('nav, [popover]') !== null

function swallow(event: Event) {
  event.preventDefault()
  event.stopImmediatePropagation()
}
