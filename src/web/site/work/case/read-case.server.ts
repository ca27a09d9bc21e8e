import type { Documents } from '../../../../features/documents/read/documents.ts'
import { namedOf, offerOf } from '../../../../features/documents/read/offer.ts'
import texts from '../../../../../public/locales/en/translation.json' with { type: 'json' }
import { signatureIn } from '../../../directory/sources/signature-in.server.ts'
import { layeredDrawingOf } from '../../drawing-file.server.ts'
import { planned } from '../../services/plan/week-plan.ts'
import { nextSheet } from '../../sheet/next-sheet.server.ts'
import type { CaseView } from '../work-view.ts'

/** The case at a path of the directory, spelled as there. */
export function readCase(path: string, documents: Documents): CaseView {
  const { cases, services } = offerOf(documents)
  const all = [...cases.values()]
  const study = all.find((one) => one.path === path)
  if (!study) throw new Error(`No case study stands at '${path}'.`)
  const { work, quotation } = study
  const industry = services.get(study.industry ?? '')?.label
  const drawing = layeredDrawingOf(study, documents)
  const next = nextSheet(all, study, documents, ({ title, client }) => ({ title, note: client }))
  return {
    path,
    title: study.title,
    description: study.description,
    client: study.client,
    clientType: study.clientType,
    ...(industry && { industry }),
    problem: study.problem,
    team: study.team,
    time: study.time,
    results: study.results,
    technologies: study.technologies,
    ...(quotation && {
      quotation: { ...quotation, signature: signatureIn(documents, quotation.name) },
    }),
    lesson: study.lesson,
    ...(drawing && { drawing }),
    work: {
      heading: work.heading,
      text: work.text,
      ...(work.steps.length > 0 && { plan: planned(work.steps) }),
    },
    services: namedOf(study.services, services).map((one) => ({
      path: one.path,
      title: one.label,
    })),
    ...(next && { next }),
    copy: texts.work.study,
  }
}
