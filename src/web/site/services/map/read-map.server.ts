import type { Documents } from '../../../../features/documents/read/documents.ts'
import { districtGroupsOf } from '../../../../features/documents/read/districts.ts'
import { mapCopy } from '../../../../content/map-copy.ts'
import { DEPTH, NARROW, WIDE, cells, cornerOf } from '../../../../drawings/map/city-plan.ts'
import { picture } from '../../../../drawings/picture.server.ts'
import { numberedDistricts, plotsOfMap } from '../../../directory/sources/districts.server.ts'
import type { MapPoint, MapSheet, MapView } from './map-view.ts'

function sheet(id: string): MapSheet {
  const { src, width, height, viewBox } = picture(id)
  return { src, width, height, viewBox }
}

/** The near left corner of each plot. */
function cornersOf(columns: number): MapPoint[] {
  const round = (at: number) => Math.round(at * 10) / 10
  return cells(plotsOfMap().length, columns).map((cell) => {
    const [x, y] = cornerOf(cell)
    return [round(x), round(y)]
  })
}

const corners = { wide: cornersOf(WIDE), narrow: cornersOf(NARROW) }

/** Whether anything of this company stands on the map. */
export const isMapped = (documents: Documents) =>
  numberedDistricts(documents).some(({ plot }) => plot !== undefined)

/** What is marked on the map until something is chosen. */
export const markedOnMap = (documents: Documents) =>
  numberedDistricts(documents).find(({ group, plot }) => group === 'cases' && plot !== undefined)

/** By the path of what stands there: a plot's name in the drawing, and where on the wide sheet it is. */
export function plotsByPath(documents: Documents) {
  const [left, top, width, height] = picture('map').viewBox.split(' ').map(Number)
  const plots = cells(plotsOfMap().length, WIDE)
  return new Map(
    numberedDistricts(documents).flatMap(({ id, path, plot }) => {
      if (plot === undefined) return []
      const [x, y] = cornerOf(plots[plot]!)
      const across = Math.round((100 * (x + DEPTH - left!)) / width!)
      const down = Math.round((100 * (y - top!)) / height!)
      return [[path, { plot: id, at: `${across}% ${down}%` }]]
    }),
  )
}

export function readMap(documents: Documents): MapView {
  const districts = numberedDistricts(documents)
  const marked = markedOnMap(documents)
  const { title, intro } = documents.servicesPage
  const { marked: caption, list } = mapCopy
  return {
    copy: { title, intro, marked: caption, list },
    wide: sheet('map'),
    narrow: sheet('map-narrow'),
    plots: districts.flatMap(({ id, path, label, plot }) =>
      plot === undefined
        ? []
        : [{ id, path, label, wide: corners.wide[plot]!, narrow: corners.narrow[plot]! }],
    ),
    groups: districtGroupsOf(documents).map(({ id, label }) => ({
      id,
      label,
      plots: districts
        .filter(({ group }) => group === id)
        .map(({ number, path, label: name }) => ({ number, path, label: name })),
    })),
    ...(marked && { marked: { id: marked.id, label: marked.label } }),
  }
}
