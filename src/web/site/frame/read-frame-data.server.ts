import type { Documents } from '../../../features/documents/read/documents.ts'
import { leadsNowhere, offerOf } from '../../../features/documents/read/offer.ts'
import type { Text } from '../../i18n.tsx'
import { isMapped, plotsByPath } from '../services/map/read-map.server.ts'
import { fileOf } from '../../directory/sources/document-picture.server.ts'
import { drawingFile } from '../drawing-file.server.ts'
import type { FrameData } from './frame-data.ts'

/** What a column of the menu has room for on a laptop. */
const mostInMenu = 12

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
  const { company, offices, legalPages, navigation, servicesPage } = documents
  const { name, legalName, copyrightSince, socials } = company
  const plots = plotsByPath(documents)
  const leadsOn = ({ link }: { link: string }) => !leadsNowhere(link, documents)
  return {
    company: { name, legalName, copyrightSince },
    year,
    navigation: navigation.header.filter(leadsOn).map(({ label, link, onWideScreensOnly }) => ({
      label,
      path: link,
      ...(onWideScreensOnly && { isWide: true }),
    })),
    services: offerOf(documents).sections.map(({ slug, label, path: all, services }) => ({
      id: slug!,
      label,
      count: services.length,
      links: services
        .slice(0, services.length > mostInMenu ? mostInMenu - 1 : mostInMenu)
        .map(({ label: own, path }) => ({ label: own, path, ...plots.get(path) })),
      ...(services.length > mostInMenu && { all }),
    })),
    ...(servicesPage.menuNote && { servicesNote: servicesPage.menuNote }),
    siteLinks: navigation.footer.filter(leadsOn).map(({ label, link }) => ({ label, path: link })),
    legalLinks: legalPages.map(({ linkLabel, slug }) => ({ label: linkLabel, path: `/${slug}` })),
    socialLinks: socials,
    offices: offices.map(({ name: office, lines, hours, dimmed, picture }) => ({
      name: office,
      lines,
      ...(hours && { hours }),
      drawing: fileOf(picture, documents),
      dimmed,
    })),
    ...(isMapped(documents) && { map: drawingFile('map') }),
    notFoundDrawing: drawingFile('not-found'),
    errorTitles: {
      notFound: `${text('notFound.title')} | ${name}`,
      broken: `${text('broken.title')} | ${name}`,
      away: `${text('away.title')} | ${name}`,
    },
  }
}
