import type { LayeredDrawing } from '../../../ui/drawing/drawing.tsx'
import { plate } from '../../../ui/drawing/plate.ts'
import './service-drawing.css'

type ServiceDrawingProps = { of: LayeredDrawing; callouts?: boolean }

/** The scene, the signal in it and the callouts: three layers of one file, in the page's own colours. */
export function ServiceDrawing({ of, callouts = false }: ServiceDrawingProps) {
  const layers = (
    <div ref={plate()} className="service-drawing" role="img" aria-label={of.label}>
      {(callouts ? ['d', 's', 'n'] : ['d', 's']).map((layer) => (
        <svg
          key={layer}
          className={`service-layer-${layer}`}
          viewBox={of.viewBox}
          aria-hidden="true"
        >
          <use href={`${of.src}#${layer}`} />
        </svg>
      ))}
    </div>
  )
  const [, , width, height] = of.viewBox.split(' ').map(Number)
  if (!callouts || !of.notes || !width || !height) return layers
  return (
    <figure
      className="lettered"
      data-from={Math.ceil((of.readableFrom ?? width) / 100) * 100}
      data-ratio={Math.floor((width / height) * 10) / 10}
    >
      {layers}
      <figcaption className="fact">{of.notes.join(' · ')}</figcaption>
    </figure>
  )
}
