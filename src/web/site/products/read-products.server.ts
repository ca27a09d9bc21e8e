import { data } from 'react-router'
import type { Documents } from '../../../features/documents/read/documents.ts'
import { offerOf } from '../../../features/documents/read/offer.ts'
import { drawingFileOf, layeredDrawingOf } from '../drawing-file.server.ts'
import { nextSheet } from '../sheet/next-sheet.server.ts'
import type {
  PaperSample,
  ProductsView,
  ProductView,
  ShownTrial,
  Threshold,
} from './product-view.ts'
import { linesOf, readingsOf } from './paper/read-paper.ts'

const productsIn = (documents: Documents) => [...offerOf(documents).products.values()]

export const readProducts = (documents: Documents): ProductsView => ({
  copy: { title: documents.productsPage.title, intro: documents.productsPage.intro },
  cards: productsIn(documents).map(({ path, name, kind, card, ...product }) => ({
    path,
    name,
    kind,
    card,
    drawing: drawingFileOf(product, documents),
  })),
})

/** The product at a path of the directory, spelled as there. */
export function readProduct(path: string, documents: Documents): ProductView {
  const all = productsIn(documents)
  const product = all.find((one) => one.path === path)
  if (!product) throw data(null, { status: 404 })
  const drawing = layeredDrawingOf(product, documents)
  const trial = product.trial && shownTrial(product.trial, product.name)
  const other = nextSheet(all, product, documents, ({ name, kind }) => ({
    title: name,
    note: kind,
  }))
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
    ...(trial && { trial }),
    illustrationHeading: documents.productsPage.illustrationHeading,
    ...(other && { other }),
  }
}

/** What can be tried, with the name of the product, or of the page, where its words want it. */
export function shownTrial(trial: Threshold | PaperSample, name: string): ShownTrial {
  const named = (text: string) => text.replace('{name}', () => name)
  if (trial.block === 'threshold') return { ...trial, afterword: named(trial.afterword) }
  const { block, heading, intro, hint, documentLabel, sure, look, refused } = trial
  const readings = readingsOf(trial).map((one) => ({ ...one, why: named(one.why) }))
  const words = { block, heading, intro, hint, documentLabel, sure, look, refused }
  return { ...words, lines: linesOf(trial), readings }
}
