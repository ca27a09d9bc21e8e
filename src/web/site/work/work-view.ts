import type { CaseStudy, WorkPage } from '../../../features/documents/read/documents.ts'
import type texts from '../../../../public/locales/en/translation.json'
import type { DrawingFile, LayeredDrawing } from '../../ui/drawing/drawing.tsx'
import type { Written } from '../../ui/signature/signature.tsx'
import type { Planned } from '../services/plan/week-plan.ts'
import type { NextSheet } from '../sheet/sheet-next.tsx'

type Labels = (typeof texts)['work']

export type Choice = { value: string; label: string }

export type CaseFilter = {
  name: 'industry' | 'service'
  label: string
  chosen: string
  options: (Choice & { count: number })[]
}

export type CaseCardView = {
  path: string
  title: string
  description: string
  client: string
  drawing: DrawingFile | undefined
}

export type WorkView = {
  copy: Pick<WorkPage, 'intro' | 'empty'> &
    Pick<Labels, 'title' | 'filter'> & { listHeading: string }
  filters: CaseFilter[]
  cards: CaseCardView[]
  /** How many cases there are without a filter. */
  all: number
}

type Told = 'title' | 'description' | 'client' | 'clientType' | 'problem'
type Proven = 'team' | 'time' | 'results' | 'technologies' | 'lesson'
type Step = CaseStudy['work']['steps'][number]

export type CaseView = Pick<CaseStudy, Told | Proven> & {
  path: string
  industry?: string
  drawing?: LayeredDrawing
  quotation?: NonNullable<CaseStudy['quotation']> & { signature?: Written | undefined }
  work: Pick<CaseStudy['work'], 'heading' | 'text'> & { plan?: Planned<Step> }
  services: { path: string; title: string }[]
  next?: NextSheet
  copy: Labels['study']
}
