import { company } from '../../../content/company.ts'
import { counters } from '../../../content/counters.ts'
import { developmentServices } from '../../../content/development-services.ts'
import { heroSlides } from '../../../content/hero-slides.ts'
import { homeCopy } from '../../../content/home-copy.ts'
import { leaders } from '../../../content/leaders.ts'
import { promises } from '../../../content/promises.ts'
import { testimonials } from '../../../content/testimonials.ts'
import { timeline } from '../../../content/timeline.ts'
import { picture } from '../../../drawings/picture.server.ts'
import { drawingFile, layeredDrawing } from '../drawing-file.server.ts'
import type { HomeData } from './home-data.ts'

function described(id: string) {
  return { ...drawingFile(id), alt: picture(id).title }
}

export function readHome(): HomeData {
  return {
    title: company.tagline,
    description: company.description,
    slides: heroSlides.map((slide) => ({ ...slide, drawing: layeredDrawing(slide.drawing) })),
    services: developmentServices.map((card) => ({ ...card, drawing: described(card.drawing) })),
    counters,
    promises,
    site: drawingFile('in-preparation'),
    timeline: timeline.map((entry) => ({ ...entry, drawing: drawingFile(entry.drawing) })),
    leaders: leaders.map((leader) => ({ ...leader, img: drawingFile(leader.img) })),
    testimonials: testimonials.map((said) => ({ ...said, image: described(said.image) })),
    estimate: layeredDrawing('estimate'),
    copy: homeCopy,
  }
}
