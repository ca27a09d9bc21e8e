import type { Documents } from '../../../features/documents/read/documents.ts'
import { cardsOfHome } from '../../../features/documents/read/offer.ts'
import { describedFileOf, fileOf } from '../../directory/sources/document-picture.server.ts'
import { signatureIn } from '../../directory/sources/signature-in.server.ts'
import { readContact } from '../contact/read-contact.server.ts'
import { isMapped, markedOnMap } from '../services/map/read-map.server.ts'
import { drawingFile, layeredDrawing } from '../drawing-file.server.ts'
import type { HomeData } from './home-data.ts'

/** The map with its first case marked; without one, nothing is. */
function markedMap(documents: Documents) {
  const file = drawingFile('map')
  const first = markedOnMap(documents)
  return first ? { ...file, src: `${file.src}#${first.id}` } : file
}

/** Its facts are the page's own: they say what the callouts say. */
function heroDrawing(id: string) {
  const { src, viewBox, label } = layeredDrawing(id)
  return { src, viewBox, label }
}

const withoutId = <Document extends { id: string }>({ id: _, ...said }: Document) => said

export function readHome(documents: Documents): HomeData {
  const { company, counters, promises, timeline, leaders, testimonials } = documents
  const { slides, contact: _, ...copy } = withoutId(documents.home)
  const { copy: said, estimate } = readContact(documents)
  return {
    plate: [...new Set([company.name, company.tagline, company.description])],
    title: company.tagline,
    description: company.description,
    slides: slides.map((slide) => ({ ...slide, drawing: heroDrawing(slide.drawing) })),
    services: cardsOfHome(documents).map(({ picture: of, link: path, ...card }) => ({
      ...withoutId(card),
      path,
      drawing: describedFileOf(of, documents),
    })),
    counters: counters.map(withoutId),
    promises: promises.map(withoutId),
    site: drawingFile('in-preparation'),
    timeline: timeline.map(({ picture: of, ...entry }) => ({
      ...withoutId(entry),
      drawing: fileOf(of, documents),
    })),
    leaders: leaders.map(({ picture: of, hand: _, ...leader }) => ({
      ...withoutId(leader),
      img: describedFileOf(of, documents),
      ...(of?.upload && { isPhotograph: true }),
      signature: signatureIn(documents, leader.name),
    })),
    testimonials: testimonials.map(({ picture: of, ...said }) => ({
      ...withoutId(said),
      image: describedFileOf(of, documents),
    })),
    estimate,
    ...(isMapped(documents) && { map: markedMap(documents) }),
    copy: { ...copy, contact: said },
  }
}
