import { caseStudies } from '../../../../content/cases/all-cases.ts'
import { workCopy } from '../../../../content/cases/work-copy.ts'
import { serviceSections } from '../../../../content/services.ts'
import { signatureOf } from '../../../../drawings/signatures/signature.ts'
import { drawingFile, layeredDrawing } from '../../drawing-file.server.ts'
import { planned } from '../../services/plan/week-plan.ts'
import type { CaseView } from '../work-view.ts'

const titles = new Map(
  serviceSections.flatMap(({ id, services }) =>
    services.map(({ slug, label }) => [`/services/${id}/${slug}`, label]),
  ),
)

/** The case at a path of the directory, spelled as there. */
export function readCase(path: string): CaseView {
  const place = caseStudies.findIndex(({ slug }) => `/work/${slug}` === path)
  const study = caseStudies[place]
  const next = caseStudies[(place + 1) % caseStudies.length]
  if (!study || !next) throw new Error(`No case study stands at '${path}'.`)
  const { drawing, services, work } = study
  return {
    path,
    title: study.title,
    description: study.description,
    client: study.client,
    clientType: study.clientType,
    industry: study.industry,
    problem: study.problem,
    team: study.team,
    time: study.time,
    results: study.results,
    technologies: study.technologies,
    quotation: { ...study.quotation, signature: signatureOf(study.quotation.name) },
    lesson: study.lesson,
    drawing: layeredDrawing(drawing),
    work: { heading: work.heading, text: work.text, plan: planned(work.steps) },
    services: services.map((service) => ({ path: service, title: titles.get(service) ?? service })),
    next: {
      path: `/work/${next.slug}`,
      title: next.title,
      note: next.client,
      drawing: drawingFile(next.drawing),
    },
    copy: workCopy.study,
  }
}
