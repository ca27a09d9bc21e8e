import { data } from 'react-router'
import type { Documents } from '../../../features/documents/read/documents.ts'
import { offerOf } from '../../../features/documents/read/offer.ts'
import { paperSample } from '../../../content/products/paper-sample.ts'
import { drawingFileOf, layeredDrawingOf } from '../drawing-file.server.ts'
import { nextSheet } from '../sheet/next-sheet.server.ts'
import type { Paper, ProductsView, ProductView } from './product-view.ts'
import { linesOf, readingsOf } from './paper/read-paper.ts'

const productsIn = (documents: Documents) => [...offerOf(documents).products.values()]

export const readProducts = (documents: Documents): ProductsView => ({
  copy: { title: documents.productsPage.title, intro: documents.productsPage.intro },
  cards: productsIn(documents).map(({ path, name, kind, card, ...product }) => ({
    path,
    name,
    kind,
    card,
    drawing: drawingFileOf(product),
  })),
})

/** The product at a path of the directory, spelled as there. */
export function readProduct(path: string, documents: Documents): ProductView {
  const all = productsIn(documents)
  const product = all.find((one) => one.path === path)
  if (!product) throw data(null, { status: 404 })
  const drawing = layeredDrawingOf(product)
  const other = nextSheet(all, product, ({ name, kind }) => ({ title: name, note: kind }))
  return {
    name: product.name,
    kind: product.kind,
    lead: product.lead,
    problem: product.problem,
    how: product.how,
    refusals: product.refusals,
    limits: product.limits,
    deployment: product.deployment,
    price: product.price,
    questionsHeading: product.questionsHeading,
    questions: product.questions,
    ...(drawing && { drawing }),
    illustrationHeading: documents.productsPage.illustrationHeading,
    ...(other && { other }),
  }
}

/** The paper that can be read, by a reader of that name. */
export function readPaper(name: string): Paper {
  const { heading, intro, hint, documentLabel, sure, look, refused } = paperSample
  const readings = readingsOf(paperSample).map((one) => ({
    ...one,
    why: one.why.replace('{name}', name),
  }))
  const copy = { heading, intro, hint, documentLabel, sure, look, refused }
  return { ...copy, lines: linesOf(paperSample), readings }
}
