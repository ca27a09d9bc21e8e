import type { demoContract, demoHeadquarters, DemoSlide } from '../../../content/demo-slides.ts'

export type SlideView = Omit<DemoSlide, 'images'> & {
  images: ({ src: string; width: number; height: number; alt: string } | null)[]
}

export type Demo = {
  slides: SlideView[]
  contract: typeof demoContract
  headquarters: typeof demoHeadquarters
}
