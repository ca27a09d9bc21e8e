import type { SVGAttributes } from 'react'
import './signature.css'

/** The strokes of a pen; each takes a part of the whole time, after another. */
export type Written = {
  width: number
  /** How far down the line lies on which it is written. */
  base: number
  strokes: { d: string; takes: number; after: number }[]
}

/** Room for most names, so that all are written equally large; what hangs below the line hangs over. */
const [WIDE, HIGH] = [720, 175]

const pen: SVGAttributes<SVGSVGElement> = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}

/** Says nothing that is not said beside it: the name in letters stays. */
export function Signature({ of: { width, base, strokes } }: { of: Written }) {
  const box = `0 ${base - HIGH} ${Math.max(WIDE, width)} ${HIGH}`
  return (
    <svg className="signature" viewBox={box} {...pen} aria-hidden="true">
      {strokes.map(({ d, takes, after }) => (
        // One dash, of which all strokes show the part that the pen has reached.
        <path key={after} d={d} pathLength={takes} strokeDasharray={`${1 - after} 2`} />
      ))}
    </svg>
  )
}
