import { useRef } from 'react'
import { boxAround, boxesOf, type Spot } from './spots.ts'
import { usePlace } from './use-place.ts'
import './tools/tools.css'

type OutlineProps = {
  spot: Spot
  scale: number
  look: 'hovered' | 'chosen'
  name: string
  isFaulty?: boolean
}

/** A line around what can be edited, drawn above the page; the page itself stays as it is. */
export function Outline({ spot, scale, look, name, isFaulty }: OutlineProps) {
  const box = useRef<HTMLDivElement>(null)
  usePlace(box, scale, () => boxOf(spot))
  return (
    <div
      ref={box}
      className={`edit-outline edit-outline-${look}`}
      data-faulty={isFaulty || undefined}
      aria-hidden="true"
    >
      <span className="edit-outline-name fact">{name}</span>
    </div>
  )
}

const writingTag = 'foyer-words'

/** While one writes, the words stand in an element of their own. */
export function boxOf(spot: Spot) {
  const writing = spot.text && spot.element.querySelector(writingTag)
  return boxAround(writing ? [...writing.getClientRects()] : boxesOf(spot))
}
