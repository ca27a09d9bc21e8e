import type { Documents } from '../../../../features/documents/read/documents.ts'
import { relatedTo } from '../../../../features/documents/read/offer.ts'
import { layeredDrawingOf } from '../../drawing-file.server.ts'
import { planned } from '../plan/week-plan.ts'
import type { ServiceView } from '../service-view.ts'
import { findService } from './find-service.server.ts'
import { proofOf } from './read-proof.server.ts'

/** The service at a path of the directory, spelled as there. */
export function readService(path: string, documents: Documents): ServiceView {
  const page = findService(path, documents)
  const drawing = layeredDrawingOf(page, documents)
  // Where the proof comes first, its figures speak alone.
  const proof = page.proof && proofOf(page.proof, documents, page.section.shows !== 'proof')
  return {
    path,
    shows: page.section.shows,
    title: page.title,
    lead: page.lead,
    facts: page.facts,
    ...(drawing && { drawing }),
    problem: page.problem,
    ...(page.trial && { trial: page.trial }),
    stepsHeading: page.stepsHeading,
    ...(page.steps.length > 0 && { plan: planned(page.steps) }),
    cardsHeading: page.cardsHeading,
    cards: page.cards.map(({ path: to, title, summary }) => ({ path: to, title, summary })),
    ...(proof && { proof }),
    questionsHeading: page.questionsHeading,
    questions: page.questions,
    next: page.next,
    related: relatedTo(page, documents).map((one) => ({
      path: one.path,
      title: one.label,
      group: one.section.label,
    })),
  }
}
