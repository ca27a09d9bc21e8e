import { caseStudies } from '../../../../content/cases/all-cases.ts'
import type { ServicePage } from '../../../../content/service-page.ts'
import { serviceSections } from '../../../../content/services.ts'
import { drawingFile } from '../../drawing-file.server.ts'
import { findService, servicePath } from './find-service.server.ts'
import { serviceDrawing } from './service-drawing.server.ts'
import type { ServiceView } from '../service-view.ts'
import { planned } from '../plan/week-plan.ts'

export async function readService(address: string): Promise<ServiceView> {
  const page = await findService(address)
  const path = servicePath(page)
  return {
    path,
    section: page.section,
    title: page.title,
    lead: page.lead,
    facts: page.facts,
    drawing: serviceDrawing(page),
    problem: page.problem,
    stepsHeading: page.stepsHeading,
    plan: planned(page.steps),
    cardsHeading: page.cardsHeading,
    cards: page.cards.map(({ slug, title, summary }) => ({
      path: `${path}/${slug}`,
      title,
      summary,
    })),
    proof: proofOf(page),
    questionsHeading: page.questionsHeading,
    questions: page.questions,
    next: page.next,
    related: page.related.map(relatedOf),
  }
}

function proofOf({ section, proof }: ServicePage): ServiceView['proof'] {
  const { caseSlug, heading, text, figures } = proof
  const study = caseStudies.find(({ slug }) => slug === caseSlug)
  if (!study) throw new Error(`No case study is called '${caseSlug}'.`)
  return {
    path: `/work/${caseSlug}`,
    client: study.client,
    ...(section === 'industries' ? {} : { drawing: drawingFile(study.drawing) }),
    heading,
    text,
    figures,
  }
}

function relatedOf(path: string) {
  for (const { id, label, services } of serviceSections) {
    const service = services.find(({ slug }) => servicePath({ section: id, slug }) === path)
    if (service) return { path, title: service.label, group: label }
  }
  throw new Error(`No service stands at '${path}'.`)
}
