import { type Battery, clock, type Run } from './discharge.ts'

const curve = 70
const foot = 100

type BatteryCurveProps = { trial: Battery; run: Run; peakMost: number; hoursMost: number }

/** The charge falls towards the reserve; below it stands the load, and what of it nobody carries. */
export function BatteryCurve({ trial, run, peakMost, hoursMost }: BatteryCurveProps) {
  const { charge, blocks, reserve } = run
  const width = hoursMost * 4
  const top = charge[0]!
  const y = (value: number) => curve - (value / top) * (curve - 2)
  const points = charge.map((value, place) => `${place},${y(value).toFixed(2)}`)
  const heightOf = (load: number) => (load / peakMost) * (foot - curve - 3)
  return (
    <figure className="battery-curve">
      <p className="fact battery-head">{trial.charge}</p>
      <div className="battery-plot" role="img" aria-label={trial.drawing}>
        <svg viewBox={`0 0 ${width} ${foot}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="battery-charge" d={`M0,${curve}L${points.join('L')}V${curve}Z`} />
          <polyline className="battery-fall" points={points.join(' ')} />
          <line className="battery-axis" x1="0" x2={width} y1={curve} y2={curve} />
          <line className="battery-reserve" x1="0" x2={width} y1={y(reserve)} y2={y(reserve)} />
          {blocks.map(({ load, isServed }, place) => (
            <rect
              key={place}
              className={isServed ? undefined : 'battery-missing'}
              x={place + 0.12}
              width="0.76"
              y={foot - heightOf(load)}
              height={heightOf(load)}
            />
          ))}
          <line className="battery-end" x1={blocks.length} x2={blocks.length} y1="0" y2={foot} />
        </svg>
        <span className="fact battery-name">{trial.reserve}</span>
      </div>
      <div className="battery-hours fact" aria-hidden="true">
        {Array.from({ length: width / 8 + 1 }, (_, place) => (
          <span key={place}>{clock(trial.from, place * 8)}</span>
        ))}
      </div>
      <figcaption className="fact quiet">{trial.load}</figcaption>
    </figure>
  )
}
