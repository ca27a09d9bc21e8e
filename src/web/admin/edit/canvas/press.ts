import { addressIn } from '../page-of.ts'
import type { Canvas } from './canvas-state.ts'
import { pictureNear } from './near-picture.ts'
import { type Spot, spotAt } from './spots.ts'
import type { SpotWriting } from './write-spot.ts'
import { isWritingIn } from './writing.ts'

/** What a pointer does on the page: it shows what can be edited, writes in words, opens pictures, follows links. */
export function listenToPointer({ window, store, told, documents }: Canvas, writing: SpotWriting) {
  const { document } = window
  const at = ({ target, clientX, clientY }: MouseEvent) =>
    spotAt(store.get().spots, target as Element, clientX, clientY)

  function onMove(event: PointerEvent) {
    if (event.pointerType === 'touch') return
    const spot = at(event)
    if (spot === store.get().hovered) return
    store.set({ hovered: spot })
    // Ready by the time it is pressed.
    if (spot) void documents.open(spot.field.kind, spot.field.id).catch(() => {})
  }

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
    const picture = await pictureNear(store.get().spots, target, documents).catch(() => undefined)
    if (picture) await writing.enter(picture)
  }

  const onSubmit = (event: SubmitEvent) => {
    if ((event.target as HTMLFormElement).method === 'get') return
    swallow(event)
    told.onSubmit()
  }
  const onOut = () => store.set({ hovered: undefined })
  const stopDrag = (event: DragEvent) => event.preventDefault()
  document.addEventListener('pointermove', onMove)
  document.documentElement.addEventListener('pointerleave', onOut)
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
