import type { LayeredDrawing } from '../../../ui/drawing/drawing.tsx'

const layers = [
  { id: 'd', className: 'hero-scene' },
  { id: 's', className: 'hero-signal' },
  { id: 'n', className: 'hero-callouts' },
]

/** The drawing, the signal that runs through it, and the callouts: three layers of one file. */
export function HeroDrawing({ drawing }: { drawing: LayeredDrawing }) {
  return layers.map(({ id, className }) => (
    <div key={id} className={className}>
      <svg viewBox={drawing.viewBox} preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
        <use href={`${drawing.src}#${id}`} />
      </svg>
    </div>
  ))
}
