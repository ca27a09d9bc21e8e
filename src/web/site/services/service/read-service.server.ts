import type { Documents } from '../../../../features/documents/read/documents.ts'
import { namedOf, offerOf, type PlacedService } from '../../../../features/documents/read/offer.ts'
import { drawingFileOf, layeredDrawingOf } from '../../drawing-file.server.ts'
import { planned } from '../plan/week-plan.ts'
import type { ServiceView } from '../service-view.ts'
import { findService } from './find-service.server.ts'

/** The service at a path of the directory, spelled as there. */
export function readService(path: string, documents: Documents): ServiceView {
  const page = findService(path, documents)
  const drawing = layeredDrawingOf(page)
  const proof = proofOf(page, documents)
  return {
    path,
    shows: page.section.shows,
    title: page.title,
    lead: page.lead,
    facts: page.facts,
    ...(drawing && { drawing }),
    problem: page.problem,
    stepsHeading: page.stepsHeading,
    ...(page.steps.length > 0 && { plan: planned(page.steps) }),
    cardsHeading: page.cardsHeading,
    cards: page.cards.map(({ path: to, title, summary }) => ({ path: to, title, summary })),
    ...(proof && { proof }),
    questionsHeading: page.questionsHeading,
    questions: page.questions,
    next: page.next,
    related: namedOf(page.related, offerOf(documents).services).map((one) => ({
      path: one.path,
      title: one.label,
      group: one.section.label,
    })),
  }
}

/** Where the proof comes first, its figures speak alone. */
function proofOf({ section, proof }: PlacedService, documents: Documents): ServiceView['proof'] {
  if (!proof) return undefined
  const { heading, text, figures } = proof
  const study = proof.case === undefined ? undefined : offerOf(documents).cases.get(proof.case)
  const drawing = study && section.shows !== 'proof' ? drawingFileOf(study) : undefined
  return {
    ...(study && {
      study: { path: study.path, client: study.client, ...(drawing && { drawing }) },
    }),
    heading,
    text,
    figures,
  }
}
