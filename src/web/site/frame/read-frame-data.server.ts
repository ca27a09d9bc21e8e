import type { Documents } from '../../../features/documents/read/documents.ts'
import { serviceSections } from '../../../content/services.ts'
import type { Text } from '../../i18n.tsx'
import { plotOf } from '../services/map/read-map.server.ts'
import { fileOf } from '../../directory/sources/document-picture.server.ts'
import { drawingFile } from '../drawing-file.server.ts'
import type { FrameData } from './frame-data.ts'

const kept = new WeakMap<Documents, FrameData>()

/** The same for every page, until the year ends or the company says something else. */
export function readFrameData(text: Text, documents: Documents): FrameData {
  const year = new Date().getFullYear()
  const known = kept.get(documents)
  if (known?.year === year) return known
  const made = frameData(text, documents, year)
  kept.set(documents, made)
  return made
}

function frameData(text: Text, documents: Documents, year: number): FrameData {
  const { company, offices, legalPages, navigation } = documents
  const { name, legalName, copyrightSince, socials } = company
  return {
    company: { name, legalName, copyrightSince },
    year,
    navigation: navigation.header.map(({ label, link, onWideScreensOnly }) => ({
      label,
      path: link,
      ...(onWideScreensOnly && { isWide: true }),
    })),
    services: serviceSections.map(({ id, label, services }) => ({
      id,
      label,
      links: services.map(({ label: name, slug }) => {
        const path = `/services/${id}/${slug}`
        return { label: name, path, ...plotOf(path) }
      }),
    })),
    siteLinks: navigation.footer.map(({ label, link }) => ({ label, path: link })),
    legalLinks: legalPages.map(({ linkLabel, slug }) => ({ label: linkLabel, path: `/${slug}` })),
    socialLinks: socials,
    offices: offices.map(({ name: office, lines, hours, dimmed, picture }) => ({
      name: office,
      lines,
      ...(hours && { hours }),
      drawing: fileOf(picture, documents),
      dimmed,
    })),
    map: drawingFile('map'),
    notFoundDrawing: drawingFile('not-found'),
    errorTitles: {
      notFound: `${text('notFound.title')} | ${name}`,
      broken: `${text('broken.title')} | ${name}`,
      away: `${text('away.title')} | ${name}`,
    },
  }
}
