import type { Spot } from './spots.ts'
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
  return (
    <div
      ref={usePlace(spot, scale)}
      className={`edit-outline edit-outline-${look}`}
      data-faulty={isFaulty || undefined}
      aria-hidden="true"
    >
      <span className="edit-outline-name fact">{name}</span>
    </div>
  )
}
