import type { LayeredDrawing } from '../../../ui/drawing/drawing.tsx'
import './service-drawing.css'

type ServiceDrawingProps = { of: LayeredDrawing; callouts?: boolean }

/** The scene, the signal in it and the callouts: three layers of one file, in the page's own colours. */
export function ServiceDrawing({ of, callouts = false }: ServiceDrawingProps) {
  return (
    <div className="service-drawing" role="img" aria-label={of.label}>
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
}
