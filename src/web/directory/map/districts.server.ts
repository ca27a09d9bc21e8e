import type { Documents } from '../../../features/documents/read/documents.ts'
import { type District, districtsOf } from '../../../features/documents/read/districts.ts'

/** As the map, the list beside it and the sheet of its page number it. */
export type NumberedDistrict = District & { number: number }

const kept = new WeakMap<Documents, NumberedDistrict[]>()

export function numberedDistricts(documents: Documents): NumberedDistrict[] {
  const known = kept.get(documents)
  if (known) return known
  const numbered = districtsOf(documents).map((district, place) => ({
    ...district,
    number: place + 1,
  }))
  kept.set(documents, numbered)
  return numbered
}
