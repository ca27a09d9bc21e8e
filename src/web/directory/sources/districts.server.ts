import { drawingNames, picture } from '../../../drawings/picture.server.ts'
import { withoutMarks } from '../../../features/documents/marks/marks.ts'
import type { Documents } from '../../../features/documents/read/documents.ts'
import { type District, districtsOf } from '../../../features/documents/read/districts.ts'

/** Its number, and its place in the drawing of the map if it stands there. */
type NumberedDistrict = District & { number: number; plot?: number }

const kept = new WeakMap<Documents, NumberedDistrict[]>()

/**
 * The map is drawn once: what stands on it has the number of its plot, and what is new comes after. Of a company that
 * doesn’t have all that is drawn there, under the names that are drawn, nothing stands on it.
 */
export function numberedDistricts(documents: Documents): NumberedDistrict[] {
  const known = kept.get(documents)
  if (known) return known
  const plotOf = new Map(plotsOf('map').map(({ id }, plot) => [id, plot]))
  const districts = districtsOf(documents)
  const isTrue = isDrawn(districts)
  let last = Math.max(0, ...districts.map(({ id }) => (plotOf.get(id) ?? -1) + 1))
  const numbered = districts.map((district): NumberedDistrict => {
    const plot = plotOf.get(district.id)
    return plot === undefined
      ? { ...district, number: ++last }
      : { ...district, number: plot + 1, ...(isTrue && { plot }) }
  })
  kept.set(documents, numbered)
  return numbered
}

function isDrawn(districts: District[]): boolean {
  const named = new Map(districts.map(({ id, label }) => [id, withoutMarks(label)]))
  return plotsOf('map').every(({ id, name }) => named.get(id) === name)
}

/** Where the documents stand that the map was drawn with, plot by plot. */
export const plotsOf = (map: 'map' | 'map-narrow') =>
  (drawingNames.has(map) && picture(map).plots) || []
