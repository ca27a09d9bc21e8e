import { demoContract, demoHeadquarters, demoSlides } from '../../../content/demo-slides.ts'
import { picture } from '../../../drawings/picture.server.ts'
import type { Demo } from './demo-view.ts'

/** The slides with what an image element needs of their drawings. */
export const readDemo = (): Demo => ({
  contract: demoContract,
  headquarters: demoHeadquarters,
  slides: demoSlides.map(({ images, ...slide }) => ({
    ...slide,
    images: images.map((id) => {
      if (!id) return null
      const { src, width, height, description } = picture(id)
      return { src, width, height, alt: description }
    }),
  })),
})
