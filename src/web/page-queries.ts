import { careersQuery } from './site/careers/list/careers-query.ts'
import { contactQuery } from './site/contact/contact-query.ts'
import { insightsQuery } from './site/insights/list/insights-query.ts'
import { searchQuery } from './site/search/search-query.ts'
import { statusQuery } from './site/status/status-query.ts'
import { workQuery } from './site/work/work-query.ts'

/** What pages may be asked with; every other part of a query is nobody's business. */
export const pageQueries = [
  { key: '_routes', on: /\.data$/ },
  ...workQuery,
  ...careersQuery,
  ...contactQuery,
  ...insightsQuery,
  ...statusQuery,
  ...searchQuery,
]
