import type { Documents } from '../../../../features/documents/read/documents.ts'
import { mapCopy } from '../../../../content/map-copy.ts'
import { mapDistricts, mapGroups } from '../../../../content/map-districts.ts'
import {
  type Cell,
  DEPTH,
  NARROW,
  WIDE,
  cells,
  cornerOf,
} from '../../../../drawings/map/city-plan.ts'
import { picture } from '../../../../drawings/picture.server.ts'
import type { MapPoint, MapSheet, MapView } from './map-view.ts'

function sheet(id: string): MapSheet {
  const { src, width, height, viewBox } = picture(id)
  return { src, width, height, viewBox }
}

function corner(cell: Cell | undefined): MapPoint {
  const [x, y] = cornerOf(cell ?? [0, 0])
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10]
}

/** A plot's name in the drawing, and where on the wide sheet it stands. */
export function plotOf(path: string): { plot: string; at: string } {
  const index = mapDistricts.findIndex((district) => district.path === path)
  const [left, top, width, height] = picture('map').viewBox.split(' ').map(Number)
  const [x, y] = cornerOf(cells(mapDistricts.length, WIDE)[index]!)
  const across = Math.round((100 * (x + DEPTH - left!)) / width!)
  const down = Math.round((100 * (y - top!)) / height!)
  return { plot: mapDistricts[index]!.id, at: `${across}% ${down}%` }
}

export function readMap({ servicesPage }: Documents): MapView {
  const [wide, narrow] = [WIDE, NARROW].map((columns) => cells(mapDistricts.length, columns))
  const marked = mapDistricts.find(({ group }) => group === 'cases')
  const { title, intro } = servicesPage
  const { marked: caption, list } = mapCopy
  return {
    copy: { title, intro, marked: caption, list },
    wide: sheet('map'),
    narrow: sheet('map-narrow'),
    plots: mapDistricts.map(({ id, path, label }, index) => ({
      id,
      path,
      label,
      wide: corner(wide?.[index]),
      narrow: corner(narrow?.[index]),
    })),
    groups: mapGroups.map(({ id, label }) => ({
      id,
      label,
      plots: mapDistricts.flatMap(({ group, path, label: name }, index) =>
        group === id ? [{ number: index + 1, path, label: name }] : [],
      ),
    })),
    ...(marked && { marked: { id: marked.id, label: marked.label } }),
  }
}
