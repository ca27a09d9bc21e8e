import type { Documents } from '../../../features/documents/read/documents.ts'
import { caseStudies } from '../../../content/cases/all-cases.ts'
import { workCopy } from '../../../content/cases/work-copy.ts'
import { drawingFile } from '../drawing-file.server.ts'
import { askedFor, chosenOf, filterCases, filterNames, optionsOf } from './filter-cases.ts'
import type { WorkView } from './work-view.ts'

export function readWork(query: URLSearchParams, { workPage }: Documents): WorkView {
  const { intro, empty } = workPage
  const { filter } = workCopy
  const asked = askedFor(query)
  return {
    copy: { intro, filter, empty },
    filters: filterNames.map((name) => {
      const options = optionsOf(caseStudies, name, asked)
      return { name, label: filter[name], chosen: chosenOf(options, asked[name]), options }
    }),
    cards: filterCases(caseStudies, asked).map((study) => ({
      path: `/work/${study.slug}`,
      title: study.title,
      description: study.description,
      client: study.client,
      drawing: drawingFile(study.drawing),
    })),
    all: caseStudies.length,
  }
}
