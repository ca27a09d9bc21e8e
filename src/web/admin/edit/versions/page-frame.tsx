import { useEffect, useEffectEvent, useRef } from 'react'
import { isSeen, spotsIn } from '../canvas/spots.ts'
import { isAmong } from './changed-places.ts'

type PageFrameProps = { title: string; src: string; id: string; paths: string[] }

/** A page to look at and to scroll, with what differs framed. */
export function PageFrame({ title, src, id, paths }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)

  function mark(): HTMLElement | undefined {
    const page = frame.current?.contentDocument
    if (!page?.body) return undefined
    for (const element of page.querySelectorAll<HTMLElement>('[data-differs]')) {
      element.style.outline = ''
      delete element.dataset.differs
    }
    page.body.inert = false
    const spots = spotsIn(page.body).filter(
      (spot) => spot.field.id === id && isAmong(paths, spot.field.path) && isSeen(spot),
    )
    for (const { element } of spots) {
      element.style.outline = '3px solid Highlight'
      element.style.outlineOffset = '4px'
      element.dataset.differs = ''
    }
    // Nothing in it is pressed, and no key stops in it on the way to what differs.
    page.body.inert = true
    return spots[0]?.element
  }
  /** Here alone: `scrollIntoView` would also move the dialog that both pages stand in. */
  function goToFirst() {
    const first = mark()
    const page = frame.current?.contentWindow
    if (!first || !page) return
    const { top, height } = first.getBoundingClientRect()
    page.scrollBy({ top: top + (height - page.innerHeight) / 2, behavior: 'instant' })
  }
  const again = useEffectEvent(() => void mark())
  const key = paths.join(' ')
  useEffect(() => again(), [key])
  return (
    <figure className="version-page">
      <figcaption className="fact">{title}</figcaption>
      <iframe ref={frame} src={src} title={title} onLoad={goToFirst} />
    </figure>
  )
}
