import type {
  Service,
  ServiceCard,
  ServiceSection,
} from '../../../features/documents/read/documents.ts'
import type { DrawingFile, LayeredDrawing } from '../../ui/drawing/drawing.tsx'
import type { Planned } from './plan/week-plan.ts'

export type ServiceTrial = NonNullable<Service['trial']>

/** What can be tried, of one kind. */
export type TrialOf<Name extends ServiceTrial['block']> = Extract<ServiceTrial, { block: Name }>

type LinkedPage = { path: string; title: string }

/** A service page as the browser gets it: its own words, and of other pages no more than a link. */
export type ServiceView = Pick<
  Service,
  | 'title'
  | 'lead'
  | 'facts'
  | 'problem'
  | 'stepsHeading'
  | 'cardsHeading'
  | 'questionsHeading'
  | 'questions'
  | 'next'
> & {
  path: string
  shows: ServiceSection['shows']
  drawing?: LayeredDrawing
  trial?: ServiceTrial
  plan?: Planned<Service['steps'][number]>
  cards: (LinkedPage & { summary: string })[]
  proof?:
    | (Pick<NonNullable<Service['proof']>, 'heading' | 'text' | 'figures'> & {
        study?: { path: string; client: string; drawing?: DrawingFile }
      })
    | undefined
  related: (LinkedPage & { group: string })[]
}

export type CardView = {
  path: string
  title: string
  lead: string
  figure?: ServiceCard['figure']
  parts: { heading: string; text: string[] }[]
  drawing?: DrawingFile & { label: string }
  /** A case or a post on the same. */
  match?: LinkedPage & { kind: 'case' | 'post'; about: string }
  service: LinkedPage
  siblings: LinkedPage[]
  previous: LinkedPage
  next: LinkedPage
}
