import type { thresholdTrial } from '../../../content/products/threshold-trial.ts'
import type { paperSample } from '../../../content/products/paper-sample.ts'
import type { Product, ProductsPage } from '../../../features/documents/read/documents.ts'
import type { DrawingFile, LayeredDrawing } from '../../ui/drawing/drawing.tsx'
import type { NextSheet } from '../sheet/sheet-next.tsx'
import type { Line, Reading } from './paper/read-paper.ts'

export type ProductCardView = Pick<Product, 'name' | 'kind' | 'card'> & {
  path: string
  drawing: DrawingFile | undefined
}

export type ProductsView = {
  copy: Pick<ProductsPage, 'title' | 'intro'>
  cards: ProductCardView[]
}

type Told = 'name' | 'kind' | 'lead' | 'problem' | 'how' | 'refusals' | 'limits'
type Offered = 'deployment' | 'price' | 'questionsHeading' | 'questions'

export type ProductView = Pick<Product, Told | Offered> & {
  drawing?: LayeredDrawing
  illustrationHeading: string
  other?: NextSheet
}

export type Trial = typeof thresholdTrial

export type Paper = Pick<
  typeof paperSample,
  'heading' | 'intro' | 'hint' | 'documentLabel' | 'sure' | 'look' | 'refused'
> & { lines: Line[]; readings: Reading[] }
