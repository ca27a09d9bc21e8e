import type { Crumb } from '../../../directory/page-entry.ts'

/** The way to a post whose page the server has not described yet. */
export const crumbsTo = (title: string): Crumb[] => [
  { label: 'Home', path: '/' },
  { label: 'Insights', path: '/insights' },
  { label: title },
]
