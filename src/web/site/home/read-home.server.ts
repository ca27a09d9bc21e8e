import { company } from '../../../content/company.ts'
import { counters } from '../../../content/counters.ts'
import { developmentServices } from '../../../content/development-services.ts'
import { heroSlides } from '../../../content/hero-slides.ts'
import { homeCopy } from '../../../content/home-copy.ts'
import { leaders } from '../../../content/leaders.ts'
import { mapDistricts } from '../../../content/map-districts.ts'
import { promises } from '../../../content/promises.ts'
import { testimonials } from '../../../content/testimonials.ts'
import { timeline } from '../../../content/timeline.ts'
import { picture } from '../../../drawings/picture.server.ts'
import { signatureOf } from '../../../drawings/signatures/signature.ts'
import { drawingFile, layeredDrawing } from '../drawing-file.server.ts'
import type { HomeData } from './home-data.ts'

function described(id: string) {
  return { ...drawingFile(id), alt: picture(id).title }
}

/** A thing from the desk, or a photograph, which the name says it all about. */
function portrait(img: string) {
  return img.startsWith('/') ? { src: img, width: 384, height: 396, alt: '' } : described(img)
}

/** The map with its first case marked; without one, nothing is. */
function markedMap() {
  const file = drawingFile('map')
  const first = mapDistricts.find(({ group }) => group === 'cases')
  return first ? { ...file, src: `${file.src}#${first.id}` } : file
}

/** Its facts are the page's own: they say what the callouts say. */
function heroDrawing(id: string) {
  const { src, viewBox, label } = layeredDrawing(id)
  return { src, viewBox, label }
}

export function readHome(): HomeData {
  return {
    title: company.tagline,
    description: company.description,
    slides: heroSlides.map((slide) => ({ ...slide, drawing: heroDrawing(slide.drawing) })),
    services: developmentServices.map((card) => ({ ...card, drawing: described(card.drawing) })),
    counters,
    promises,
    site: drawingFile('in-preparation'),
    timeline: timeline.map((entry) => ({ ...entry, drawing: drawingFile(entry.drawing) })),
    leaders: leaders.map((leader) => ({
      ...leader,
      img: portrait(leader.img),
      signature: signatureOf(leader.name),
    })),
    testimonials: testimonials.map((said) => ({ ...said, image: described(said.image) })),
    estimate: layeredDrawing('estimate'),
    map: markedMap(),
    copy: homeCopy,
  }
}
