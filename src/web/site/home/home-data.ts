import type { Counter } from '../../../content/counters.ts'
import type { DevelopmentService } from '../../../content/development-services.ts'
import type { HeroSlide } from '../../../content/hero-slides.ts'
import type { homeCopy } from '../../../content/home-copy.ts'
import type { Leader } from '../../../content/leaders.ts'
import type { CompanyPromise } from '../../../content/promises.ts'
import type { Testimonial } from '../../../content/testimonials.ts'
import type { TimelineEntry } from '../../../content/timeline.ts'
import type { DrawingFile, LayeredDrawing } from '../../ui/drawing/drawing.tsx'
import type { Written } from '../../ui/signature/signature.tsx'

type With<Item, Key extends keyof Item, Value> = Omit<Item, Key> & Record<Key, Value>

export type HomeData = {
  title: string
  description: string
  slides: With<HeroSlide, 'drawing', LayeredDrawing>[]
  services: With<DevelopmentService, 'drawing', DrawingFile & { alt: string }>[]
  counters: Counter[]
  promises: CompanyPromise[]
  site: DrawingFile
  timeline: With<TimelineEntry, 'drawing', DrawingFile>[]
  leaders: (With<Leader, 'img', DrawingFile & { alt: string }> & {
    signature?: Written | undefined
  })[]
  testimonials: With<Testimonial, 'image', DrawingFile & { alt: string }>[]
  estimate: LayeredDrawing
  map: DrawingFile
  copy: typeof homeCopy
}
