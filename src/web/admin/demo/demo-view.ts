import type { Deck } from '../../../features/documents/read/documents.ts'

export type SlideView = Omit<Deck['slides'][number], 'left' | 'right'> & {
  images: ({ src: string; width: number; height: number; alt: string } | null)[]
}

export type Demo = Pick<Deck, 'contract' | 'headquarters'> & { slides: SlideView[] }
