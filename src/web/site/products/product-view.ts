import type { AiProduct } from '../../../content/products/ai-product.ts'
import type { darwazaTrial } from '../../../content/products/darwaza-trial.ts'
import type { munshiSample } from '../../../content/products/munshi-sample.ts'
import type { ProductsPage } from '../../../features/documents/read/documents.ts'
import type { DrawingFile, LayeredDrawing } from '../../ui/drawing/drawing.tsx'
import type { NextSheet } from '../sheet/sheet-next.tsx'
import type { Line, Reading } from './read-paper.ts'

export type ProductCardView = Pick<AiProduct, 'name' | 'kind' | 'card'> & {
  path: string
  drawing: DrawingFile
}

export type ProductsView = {
  copy: Pick<ProductsPage, 'title' | 'intro'>
  cards: ProductCardView[]
}

export type ProductView = Omit<
  AiProduct,
  'slug' | 'metaTitle' | 'metaDescription' | 'drawing' | 'card' | 'services'
> & {
  drawing: LayeredDrawing
  illustrationHeading: string
  other: NextSheet
}

export type Trial = typeof darwazaTrial

export type Paper = Pick<
  typeof munshiSample,
  'heading' | 'intro' | 'hint' | 'documentLabel' | 'sure' | 'look' | 'refused'
> & { lines: Line[]; readings: Reading[] }
