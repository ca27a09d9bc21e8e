import { company } from '../../../content/company.ts'
import { legalLinks, siteLinks, socialLinks } from '../../../content/footer-links.ts'
import { navigation } from '../../../content/navigation.ts'
import { offices } from '../../../content/office-addresses.ts'
import { serviceSections } from '../../../content/services.ts'
import type { Text } from '../../i18n.tsx'
import { plotOf } from '../services/map/read-map.server.ts'
import { drawingFile } from '../drawing-file.server.ts'
import type { FrameData } from './frame-data.ts'

const kept = new WeakMap<Text, FrameData>()

/** The same for every page, until the year ends. */
export function readFrameData(text: Text): FrameData {
  const year = new Date().getFullYear()
  const known = kept.get(text)
  if (known?.year === year) return known
  const made = frameData(text, year)
  kept.set(text, made)
  return made
}

function frameData(text: Text, year: number): FrameData {
  const { name, legalName, copyrightSince } = company
  return {
    company: { name, legalName, copyrightSince },
    year,
    navigation,
    services: serviceSections.map(({ id, label, services }) => ({
      id,
      label,
      links: services.map(({ label: name, slug }) => {
        const path = `/services/${id}/${slug}`
        return { label: name, path, ...plotOf(path) }
      }),
    })),
    siteLinks,
    legalLinks,
    socialLinks,
    offices: offices.map((office) => ({ ...office, drawing: drawingFile(office.drawing) })),
    map: drawingFile('map'),
    notFoundDrawing: drawingFile('not-found'),
    errorTitles: {
      notFound: `${text('notFound.title')} | ${name}`,
      broken: `${text('broken.title')} | ${name}`,
      away: `${text('away.title')} | ${name}`,
    },
  }
}
