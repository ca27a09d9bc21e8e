import type { Documents } from '../../../features/documents/read/documents.ts'
import { offerOf } from '../../../features/documents/read/offer.ts'
import type { PageEntry } from '../../directory/page-entry.ts'
import texts from '../../../../public/locales/en/translation.json' with { type: 'json' }
import { drawingFileOf } from '../drawing-file.server.ts'
import {
  askedFor,
  chosenOf,
  filedCases,
  filterCases,
  filterNames,
  optionsOf,
} from './filter-cases.ts'
import type { WorkView } from './work-view.ts'

export function readWork(query: URLSearchParams, entry: PageEntry, documents: Documents): WorkView {
  const { title, intro, listHeading, empty } = documents.workPage
  const cases = filedCases(offerOf(documents))
  const { filter } = texts.work
  const asked = askedFor(query)
  return {
    copy: {
      title: title ?? entry.title,
      intro,
      listHeading: listHeading ?? texts.work.cases,
      filter,
      empty,
    },
    filters: filterNames.map((name) => {
      const options = optionsOf(cases, name, asked)
      return { name, label: filter[name], chosen: chosenOf(options, asked[name]), options }
    }),
    cards: filterCases(cases, asked).map((study) => ({
      path: study.path,
      title: study.title,
      description: study.description,
      client: study.client,
      drawing: drawingFileOf(study, documents),
    })),
    all: cases.length,
  }
}
