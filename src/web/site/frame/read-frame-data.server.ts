import type { Documents } from '../../../features/documents/read/documents.ts'
import {
  leadsToNothing,
  offerOf,
  type PlacedSection,
} from '../../../features/documents/read/offer.ts'
import type { Text } from '../../i18n.tsx'
import type { Site } from '../../page-context.ts'
import { mapImage, plotsByPath } from '../services/map/read-map.server.ts'
import { lookOf } from '../../directory/brand/brand-of.server.ts'
import { drawingInLook } from '../../directory/brand/drawing-in-look.server.ts'
import { shownFileOf } from '../../directory/sources/document-picture.server.ts'
import { drawingFile } from '../drawing-file.server.ts'
import { roomOfWords } from '../room-of-words.server.ts'
import type { FrameData, MenuLink, NamedLink } from './frame-data.ts'

/** What the menu has room for on a laptop, in lines; what stands above and below those of a section takes three. */
const room = { lines: 20, aboutSection: 3, sectionsInRow: 3, fewest: 3, most: 12 }

const officeSizes = '(max-width: 900px) 50vw, 25vw'

const kept = new WeakMap<Documents, FrameData>()

/** The same for every page, until the year ends or the company says something else. */
export function readFrameData(
  { text, clock }: Pick<Site, 'text' | 'clock'>,
  documents: Documents,
): FrameData {
  const year = clock().getUTCFullYear()
  const known = kept.get(documents)
  if (known?.year === year) return known
  const made = frameData(text, documents, year)
  kept.set(documents, made)
  return made
}

function frameData(text: Text, documents: Documents, year: number): FrameData {
  const { company, offices, legalPages, navigation, servicesPage } = documents
  const { name, legalName, registration, copyrightSince, socials } = company
  const plots = plotsByPath(documents)
  const map = mapImage(documents)
  const leadsOn = ({ link }: { link: string }) => !leadsToNothing(link, documents)
  const { logo, logoSaysName } = lookOf(documents)
  const drawingsAt = drawingInLook('', documents)
  const { sections } = offerOf(documents)
  return {
    brand: { name, ...(logo && { logo }), ...(!logoSaysName && { says: name }) },
    company: { name, legalName, ...(registration && { registration }), copyrightSince },
    word: { className: 'footer-word', 'aria-hidden': true, ...lettersOf(name) },
    year,
    navigation: navigation.header.filter(leadsOn).map(({ label, link, onWideScreensOnly }) => ({
      label,
      path: link,
      ...(onWideScreensOnly && { isWide: true }),
    })),
    services: sections.map((section) => ({
      id: section.slug!,
      label: section.label,
      count: section.services.length,
      links: linksOf(section, mostOf(sections), text, plots),
    })),
    ...(servicesPage.menuNote && { servicesNote: servicesPage.menuNote }),
    siteLinks: siteLinks(documents),
    legalLinks: legalPages.map(({ linkLabel, slug }) => ({ label: linkLabel, path: `/${slug}` })),
    socialLinks: socials,
    offices: offices.map(({ name: office, lines, hours, dimmed, picture }) => ({
      name: office,
      lines,
      ...(hours && { hours }),
      drawing: shownFileOf(picture, documents, officeSizes),
      dimmed,
      ...(office.split(' ').some(isLong) && { long: true as const }),
    })),
    ...(map && { map }),
    ...(drawingsAt && { drawingsAt }),
    notFoundDrawing: drawingFile('not-found', documents),
  }
}

/** More than the place of an office has room for in its usual size. */
const isLong = (word: string) => roomOfWords(word) > 7

/** The large word fills its line with six letters; the sheet has a size for each of these. */
function lettersOf(name: string) {
  const room = roomOfWords(name)
  return room > 6 ? { 'data-letters': [8, 11, 15, 22].find((most) => room <= most) ?? 60 } : {}
}

/** What a page is called that isn't there, or can't be had. */
export const errorTitles = (text: Text, { company: { name } }: FrameData) => ({
  notFound: `${text('notFound.title')} | ${name}`,
  broken: `${text('broken.title')} | ${name}`,
  away: `${text('away.title')} | ${name}`,
})

/** What the owner has put into the foot, and the pages that want to stand there. */
function siteLinks(documents: Documents): NamedLink[] {
  const named = documents.navigation.footer
    .filter(({ link }) => !leadsToNothing(link, documents))
    .map(({ label, link }) => ({ label, path: link }))
  const own = documents.pages.flatMap(({ id, title, listed }) => {
    const path = documents.paths.get(id)
    const isNamed = named.some((link) => link.path === path)
    return path === undefined || listed !== 'footer' || isNamed ? [] : { label: title, path }
  })
  return [...named, ...own]
}

/** How many of each section: of many sections, each gives away some to the others. */
function mostOf({ length }: PlacedSection[]): number {
  const each = Math.floor(room.lines / Math.ceil(length / room.sectionsInRow))
  return Math.min(room.most, Math.max(room.fewest, each - room.aboutSection))
}

function linksOf(
  { label, path, services }: PlacedSection,
  most: number,
  text: Text,
  plots: ReturnType<typeof plotsByPath>,
): MenuLink[] {
  const links = services.map((one) => ({
    label: one.label,
    path: one.path,
    ...plots.get(one.path),
  }))
  if (links.length <= most) return links
  const all = { label: text('nav.allOf', { count: links.length, label }), path }
  return [...links.slice(0, most - 1), all]
}
