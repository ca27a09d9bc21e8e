import type { Documents } from '../../../features/documents/read/documents.ts'
import type { ProductSlug } from '../../../content/products/ai-product.ts'
import { aiProducts } from '../../../content/products/all-products.ts'
import { munshiSample } from '../../../content/products/munshi-sample.ts'
import { drawingFile, layeredDrawing } from '../drawing-file.server.ts'
import type { Paper, ProductsView, ProductView } from './product-view.ts'
import { linesOf, readingsOf } from './read-paper.ts'

export const readProducts = ({ productsPage: { title, intro } }: Documents): ProductsView => ({
  copy: { title, intro },
  cards: aiProducts.map(({ slug, name, kind, card, drawing }) => ({
    path: `/products/${slug}`,
    name,
    kind,
    card,
    drawing: drawingFile(drawing),
  })),
})

export function readProduct(asked: ProductSlug, { productsPage }: Documents): ProductView {
  const product = aiProducts.find(({ slug }) => slug === asked)
  const other = aiProducts.find(({ slug }) => slug !== asked)
  if (!product || !other) throw new Error(`No product is called '${asked}'.`)
  const {
    slug: _slug,
    metaTitle: _title,
    metaDescription: _description,
    card: _card,
    services: _services,
    drawing,
    ...told
  } = product
  return {
    ...told,
    drawing: layeredDrawing(drawing),
    illustrationHeading: productsPage.illustrationHeading,
    other: {
      path: `/products/${other.slug}`,
      title: other.name,
      note: other.kind,
      drawing: drawingFile(other.drawing),
    },
  }
}

export function readPaper(): Paper {
  const { heading, intro, hint, documentLabel, sure, look, refused } = munshiSample
  const copy = { heading, intro, hint, documentLabel, sure, look, refused }
  return { ...copy, lines: linesOf(munshiSample), readings: readingsOf(munshiSample) }
}
