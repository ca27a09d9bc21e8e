import type { ServicesPage } from '../../../../features/documents/read/documents.ts'

type MapPoint = [x: number, y: number]

type MapPlot = {
  /** By which the drawing knows it: what documents are called is not for visitors. */
  number: number
  path: string
  label: string
  /** Its near left corner on the wide sheet and on the narrow one. */
  wide: MapPoint
  narrow: MapPoint
}

type MapSheet = { src: string; viewBox: string }

export type MapView = {
  copy: Pick<ServicesPage, 'title' | 'intro'> & { caption: string; list: string }
  /** Left out where nothing stands on the map. */
  wide?: MapSheet
  narrow?: MapSheet
  plots: MapPlot[]
  groups: { id: string; label: string; plots: { number: number; path: string; label: string }[] }[]
  /** What is marked until something is chosen. */
  marked?: { number: number; label: string }
}

export type DrawnMap = MapView & { wide: MapSheet; narrow: MapSheet }
