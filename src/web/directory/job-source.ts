import type { RouterContextProvider } from 'react-router'
import type { Careers } from '../../features/jobs/read/careers.ts'
import { pageContext } from '../page-context.ts'

/** The jobs of this request; whatever is made of them is dropped when one of them changes. */
export function jobsIn(context: Readonly<RouterContextProvider>): Careers {
  const { site, reads } = context.get(pageContext)
  reads('jobs')
  return site.careers
}
