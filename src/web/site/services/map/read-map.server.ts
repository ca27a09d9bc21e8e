import type { Documents } from '../../../../features/documents/read/documents.ts'
import { districtGroupsOf } from '../../../../features/documents/read/districts.ts'
import texts from '../../../../../public/locales/en/translation.json' with { type: 'json' }
import { mapOf } from '../../../directory/map/company-map.server.ts'
import { numberedDistricts } from '../../../directory/map/districts.server.ts'
import type { DrawingFile } from '../../../ui/drawing/drawing.tsx'
import type { MapView } from './map-view.ts'

/** What is marked on the map until something is chosen: a case, or else what has most to do with others. */
function markedOnMap(documents: Documents) {
  const plots = mapOf(documents)?.plots ?? []
  const [mostNaming] = plots.toSorted((one, other) => other.names.length - one.names.length)
  return (
    plots.find(({ kind }) => kind === 'case') ?? (mostNaming?.names.length ? mostNaming : undefined)
  )
}

/** For an image: the map as it stands on wide sheets. */
export function mapImage(documents: Documents): DrawingFile | undefined {
  const map = mapOf(documents)
  if (!map) return undefined
  const { src, width, height } = map.wide
  return { src, width, height }
}

/** The same, with what is marked until something is chosen. */
export function markedMapImage(documents: Documents): DrawingFile | undefined {
  const [image, marked] = [mapImage(documents), markedOnMap(documents)]
  return image && marked ? { ...image, src: `${image.src}#p-${marked.number}` } : image
}

/** By the path of what stands there: a plot's name in the drawing, and where on the wide sheet it is. */
export const plotsByPath = (documents: Documents) =>
  new Map(
    mapOf(documents)?.plots.map(({ path, number, at }) => [path, { plot: `p-${number}`, at }]),
  )

const markedSentence = (label: string) => texts.map.marked.replace('{{label}}', label)

function restSentence(numbers: number[]): string | undefined {
  if (numbers.length === 0) return undefined
  const { restOne, restMore } = texts.map
  return (numbers.length === 1 ? restOne : restMore)
    .replace('{{from}}', String(Math.min(...numbers)))
    .replace('{{to}}', String(Math.max(...numbers)))
}

const asSheet = ({ src, viewBox }: { src: string; viewBox: string }) => ({ src, viewBox })

export function readMap(documents: Documents): MapView {
  const map = mapOf(documents)
  const districts = numberedDistricts(documents)
  const marked = markedOnMap(documents)
  const { title, intro } = documents.servicesPage
  const plots = map?.plots ?? []
  const rest = districts.slice(plots.length)
  return {
    copy: {
      title,
      intro,
      caption: [
        marked && markedSentence(marked.label),
        restSentence(rest.map(({ number }) => number)),
      ]
        .filter(Boolean)
        .join(' '),
      list: map && rest.length === 0 ? texts.map.list : title,
    },
    ...(map && { wide: asSheet(map.wide), narrow: asSheet(map.narrow) }),
    plots: plots.map(({ number, path, label, wide, narrow }) => ({
      number,
      path,
      label,
      wide,
      narrow,
    })),
    groups: districtGroupsOf(documents).map(({ id, label }) => ({
      id,
      label,
      plots: districts
        .filter(({ group }) => group === id)
        .map(({ number, path, label: name }) => ({ number, path, label: name })),
    })),
    ...(marked && { marked: { number: marked.number, label: marked.label } }),
  }
}
