import type { Documents } from '../../../../features/documents/read/documents.ts'
import { districtGroupsOf } from '../../../../features/documents/read/districts.ts'
import { offerOf } from '../../../../features/documents/read/offer.ts'
import texts from '../../../../../public/locales/en/translation.json' with { type: 'json' }
import { picture } from '../../../../drawings/picture.server.ts'
import { drawingFile } from '../../drawing-file.server.ts'
import { numberedDistricts, plotsOf } from '../../../directory/sources/districts.server.ts'
import type { MapSheet, MapView } from './map-view.ts'

function sheet(id: string, documents: Documents): MapSheet {
  return { ...drawingFile(id, documents), viewBox: picture(id).viewBox }
}

/** Whether anything of this company stands on the map. */
export const isMapped = (documents: Documents) =>
  numberedDistricts(documents).some(({ plot }) => plot !== undefined)

/** What is marked on the map until something is chosen. */
export const markedOnMap = (documents: Documents) =>
  numberedDistricts(documents).find(
    ({ id, plot }) => plot !== undefined && offerOf(documents).cases.has(id),
  )

/** By the path of what stands there: a plot's name in the drawing, and where on the wide sheet it is. */
export function plotsByPath(documents: Documents) {
  const plots = plotsOf('map')
  if (plots.length === 0) return new Map<string, { plot: string; at: string }>()
  const [left, top, width, height] = picture('map').viewBox.split(' ').map(Number)
  return new Map(
    numberedDistricts(documents).flatMap(({ id, path, plot }) => {
      if (plot === undefined) return []
      const [x, y] = plots[plot]!.middle
      const across = Math.round((100 * (x - left!)) / width!)
      const down = Math.round((100 * (y - top!)) / height!)
      return [[path, { plot: id, at: `${across}% ${down}%` }]]
    }),
  )
}

const markedSentence = (label: string) => texts.map.marked.replace('{{label}}', label)

function newerSentence(numbers: number[]): string | undefined {
  if (numbers.length === 0) return undefined
  const { newOne, newOnes } = texts.map
  const sentence = numbers.length === 1 ? newOne : newOnes
  return sentence
    .replace('{{from}}', String(Math.min(...numbers)))
    .replace('{{to}}', String(Math.max(...numbers)))
}

export function readMap(documents: Documents): MapView {
  const districts = numberedDistricts(documents)
  const marked = markedOnMap(documents)
  const { title, intro } = documents.servicesPage
  const hasMap = isMapped(documents)
  const newer = hasMap ? districts.filter(({ plot }) => plot === undefined) : []
  const isWhole = hasMap && newer.length === 0
  const [onWide, onNarrow] = [plotsOf('map'), plotsOf('map-narrow')]
  return {
    copy: {
      title,
      intro,
      caption: [
        marked && markedSentence(marked.label),
        newerSentence(newer.map(({ number }) => number)),
      ]
        .filter(Boolean)
        .join(' '),
      list: isWhole ? texts.map.list : title,
    },
    ...(hasMap && {
      wide: sheet('map', documents),
      narrow: sheet('map-narrow', documents),
    }),
    plots: districts.flatMap(({ id, path, label, plot }) =>
      plot === undefined
        ? []
        : [{ id, path, label, wide: onWide[plot]!.at, narrow: onNarrow[plot]!.at }],
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
