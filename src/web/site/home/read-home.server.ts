import { type HomePart, partsOfHome } from '../../../features/documents/kinds/pages/home.ts'
import type { Counter, Documents } from '../../../features/documents/read/documents.ts'
import { cardsOfHome } from '../../../features/documents/read/offer.ts'
import { describedFileOf, shownFileOf } from '../../directory/sources/document-picture.server.ts'
import { signatureIn } from '../../directory/sources/signature-in.server.ts'
import { readContact } from '../contact/read-contact.server.ts'
import { markedMapImage } from '../services/map/read-map.server.ts'
import { drawingFile, layeredDrawing, layeredDrawingOf } from '../drawing-file.server.ts'
import { roomOfWords } from '../room-of-words.server.ts'
import { formatFigure } from './counters/format-figure.ts'
import type { HomeData } from './home-data.ts'

/** Its facts are the page's own: they say what the callouts say. */
function heroDrawing(of: { drawing: string }, documents: Documents) {
  const drawing = layeredDrawingOf(of, documents) ?? layeredDrawing('in-preparation')
  const { src, viewBox, label } = drawing
  return { src, viewBox, label }
}

/** How wide the places of pictures are; the first testimonial has more room than the others. */
const sizes = {
  card: '(max-width: 600px) 78vw, (max-width: 900px) 44vw, 30vw',
  timeline: '(max-width: 600px) 6rem, 15vw',
  leader: '(max-width: 600px) 42vw, (max-width: 900px) 50vw, 25vw',
  mainTestimonial: '(max-width: 900px) 100vw, 37vw',
  testimonial: '(max-width: 900px) 9rem, 22vw',
}

/** More than the hero's line holds in its usual size. */
const isLong = (line: string) => roomOfWords(line) > 14

/** In its usual size a counter's figure stands beside its label with five signs; two of them may say that it is in millions. */
function lengthOf({ value, shownAs }: Counter) {
  const { length } = formatFigure(value, shownAs, (_key, of) => `${of?.figure}__`)
  return length > 5 && { long: length > 7 ? ('longest' as const) : (true as const) }
}

const withoutId = <Document extends { id: string }>({ id: _, ...said }: Document) => said

export function readHome(documents: Documents, site: { whatsappNumber: string }): HomeData {
  const { company, counters, promises, timeline, leaders, testimonials } = documents
  const { slides, order = [], contact: _, ...copy } = withoutId(documents.home)
  const { copy: said, estimate } = readContact(documents, site)
  const map = markedMapImage(documents)
  const cards = cardsOfHome(documents)
  const isThere: Partial<Record<HomePart, boolean>> = {
    cards: cards.length > 0,
    counters: counters.length > 0,
    promises: promises.length > 0,
    leaders: leaders.length > 0,
    testimonials: testimonials.length > 0,
    map: map !== undefined,
  }
  return {
    plate: [...new Set([company.name, company.tagline, company.description])],
    title: company.tagline,
    description: company.description,
    slides: slides.map((slide) => ({
      ...slide,
      drawing: heroDrawing(slide, documents),
      ...(slide.headline.some(isLong) && { isLong: true }),
    })),
    services: cards.map(({ picture: of, link: path, ...card }) => ({
      ...withoutId(card),
      path,
      drawing: describedFileOf(of, documents, sizes.card),
    })),
    counters: counters.map((counter) => ({ ...withoutId(counter), ...lengthOf(counter) })),
    promises: promises.map(withoutId),
    site: drawingFile('in-preparation', documents),
    timeline: timeline.map(({ picture: of, ...entry }) => ({
      ...withoutId(entry),
      drawing: shownFileOf(of, documents, sizes.timeline),
    })),
    leaders: leaders.map(({ picture: of, hand: _, ...leader }) => ({
      ...withoutId(leader),
      img: describedFileOf(of, documents, sizes.leader),
      signature: signatureIn(documents, leader.name),
    })),
    testimonials: testimonials.map(({ picture: of, ...said }, place) => ({
      ...withoutId(said),
      image: describedFileOf(of, documents, sizes[place === 0 ? 'mainTestimonial' : 'testimonial']),
    })),
    estimate,
    order: partsOfHome(order).filter((part) => isThere[part] ?? true),
    ...(map && { map }),
    copy: { ...copy, contact: said },
  }
}
