import type { HomePart } from '../../../features/documents/kinds/pages/home.ts'
import type {
  CompanyPromise,
  Counter,
  HomeCard,
  HomeWords,
  Leader,
  Testimonial,
  TimelineEntry,
} from '../../../features/documents/read/documents.ts'
import type { ContactCopy } from '../contact/contact-view.ts'
import type { DrawingFile, LayeredDrawing } from '../../ui/drawing/drawing.tsx'
import type { Written } from '../../ui/signature/signature.tsx'

type With<Item, Key extends keyof Item, Value> = Omit<Item, Key> & Record<Key, Value>

type Shown = (DrawingFile & { alt: string }) | undefined

export type HomeData = {
  title: string
  /** The name of the company, and what else it says of itself. */
  plate: string[]
  description: string
  slides: (With<HomeWords['slides'][number], 'drawing', LayeredDrawing> & {
    /** A line of its headline is set smaller. */
    isLong?: boolean
  })[]
  services: (Omit<HomeCard, 'id' | 'link' | 'picture'> & { path: string; drawing: Shown })[]
  counters: (Omit<Counter, 'id'> & {
    /** Its figure is set smaller. */
    long?: true | 'longest'
  })[]
  promises: Omit<CompanyPromise, 'id'>[]
  site: DrawingFile
  timeline: (Omit<TimelineEntry, 'id' | 'picture'> & { drawing: DrawingFile | undefined })[]
  leaders: (Omit<Leader, 'id' | 'picture'> & {
    img: Shown
    signature?: Written | undefined
  })[]
  testimonials: (Omit<Testimonial, 'id' | 'picture'> & { image: Shown })[]
  estimate: LayeredDrawing
  map?: DrawingFile
  /** The parts that are there, as they stand. */
  order: HomePart[]
  copy: Omit<HomeWords, 'id' | 'slides' | 'order' | 'contact'> & { contact: ContactCopy }
}
