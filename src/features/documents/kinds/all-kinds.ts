import type { Kind } from '../schema/kind.ts'
import { company } from './company/company.ts'
import { office } from './company/office.ts'
import { counter } from './home/counter.ts'
import { promise } from './home/promise.ts'
import { timelineEntry } from './home/timeline-entry.ts'
import { leader } from './people/leader.ts'
import { testimonial } from './people/testimonial.ts'

/** Everything that a page can say, kind by kind. */
export const kinds = {
  company,
  office,
  leader,
  testimonial,
  counter,
  'timeline-entry': timelineEntry,
  promise,
} as const

export type KindName = keyof typeof kinds

export const isKind = (name: string): name is KindName => Object.hasOwn(kinds, name)

export const listKinds = () =>
  Object.values<Pick<Kind, 'name' | 'label' | 'single'>>(kinds).map(({ name, label, single }) => ({
    name,
    label,
    single,
  }))

export const kindNamed = (name: KindName): Kind => kinds[name] as unknown as Kind
