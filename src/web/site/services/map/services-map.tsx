import { Link } from 'react-router'
import type { DrawnMap } from './map-view.ts'
import './services-map.css'

type ServicesMapProps = { map: DrawnMap; shape: 'wide' | 'narrow'; pointed?: string | undefined }

/** Each plot is a link; one pointed at or focused lifts, and the ways to what it is joined to light up. */
export function ServicesMap({ map, shape, pointed }: ServicesMapProps) {
  const { src, viewBox } = map[shape]
  return (
    <svg className={`map map-${shape}`} viewBox={viewBox} role="group" aria-label={map.copy.title}>
      <use href={`${src}#g`} />
      {map.plots.map(({ number, path, label, [shape]: [x, y] }) => (
        <Link
          key={number}
          to={path}
          viewTransition
          aria-label={label}
          className={number === map.marked?.number ? 'map-plot map-marked' : 'map-plot'}
          data-pointed={path === pointed || undefined}
        >
          {shape === 'wide' && <use className="map-way" href={`${src}#w-${number}`} />}
          <use className="map-district" href={`${map.wide.src}#m-${number}`} x={x} y={y} />
        </Link>
      ))}
      <use className="map-letters" href={`${src}#n`} />
    </svg>
  )
}
