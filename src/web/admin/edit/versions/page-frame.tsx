import type { SyntheticEvent } from 'react'
import { isSeen, spotsIn } from '../canvas/spots.ts'

type PageFrameProps = { title: string; src: string; id: string; paths: string[] }

/** A page to look at, with what differs framed. */
export function PageFrame({ title, src, id, paths }: PageFrameProps) {
  function mark({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    const page = currentTarget.contentDocument
    if (!page) return
    const differs = (path: string) =>
      paths.some((one) => path === one || path.startsWith(`${one}.`) || one.startsWith(`${path}.`))
    const spots = spotsIn(page.body).filter(
      (spot) => spot.field.id === id && differs(spot.field.path) && isSeen(spot),
    )
    for (const { element } of spots) {
      element.style.outline = '3px solid Highlight'
      element.style.outlineOffset = '4px'
      element.dataset.differs = ''
    }
    spots[0]?.element.scrollIntoView({ block: 'center' })
  }
  return (
    <figure className="version-page">
      <figcaption className="fact">{title}</figcaption>
      <iframe src={src} title={title} onLoad={mark} />
    </figure>
  )
}
