import type { Deck } from '../../../features/documents/read/documents.ts'
import type { DrawingFile } from '../../ui/drawing/drawing.tsx'

export type SlideView = Omit<Deck['slides'][number], 'left' | 'right'> & {
  images: ((DrawingFile & { alt: string }) | null)[]
}

export type Demo = Pick<Deck, 'contract' | 'headquarters'> & { slides: SlideView[] }
