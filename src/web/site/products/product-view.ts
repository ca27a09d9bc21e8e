import type { Product, ProductsPage } from '../../../features/documents/read/documents.ts'
import type { DrawingFile, LayeredDrawing } from '../../ui/drawing/drawing.tsx'
import type { NextSheet } from '../sheet/sheet-next.tsx'

type ProductCardView = Pick<Product, 'name' | 'kind' | 'card'> & {
  path: string
  drawing: DrawingFile | undefined
}

export type ProductsView = {
  copy: Pick<ProductsPage, 'title' | 'intro'>
  cards: ProductCardView[]
}

type Told = 'name' | 'kind' | 'lead' | 'problem' | 'how' | 'refusals' | 'limits'
type Offered = 'deployment' | 'price' | 'questionsHeading' | 'questions'

type ProductTrial = NonNullable<Product['trial']>

export type Threshold = Extract<ProductTrial, { block: 'threshold' }>
export type PaperSample = Extract<ProductTrial, { block: 'paper' }>

export type Reading = {
  label: string
  /** Empty where the reader left the field empty. */
  value: string
  quotes: { line: number; text: string }[]
  confidence?: number
  needsLook?: boolean
  why: string
}

/** A run of characters with the fields that it speaks for. */
type Run = { text: string; marks: string }

export type Line = Run[]

type PaperWords = 'heading' | 'intro' | 'hint' | 'documentLabel' | 'sure' | 'look' | 'refused'

export type Paper = Pick<PaperSample, 'block' | PaperWords> & {
  lines: Line[]
  readings: Reading[]
}

/** What can be tried, as the browser gets it. */
export type ShownTrial = Threshold | Paper

export type ProductView = Pick<Product, Told | Offered> & {
  drawing?: LayeredDrawing
  trial?: ShownTrial
  illustrationHeading: string
  other?: NextSheet
}
