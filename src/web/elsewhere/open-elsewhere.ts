import type { Config } from '../../config.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { Text } from '../i18n.tsx'
import { apiElsewhere } from './ask-api.ts'
import { blogElsewhere } from './blog-elsewhere.ts'
import { careersElsewhere } from './careers-elsewhere.ts'

/** The other API reports no changes, so pages built from it expire after this long. */
const renewalMs = 30_000

const covers =
  'Posts and jobs are read from API_BASE_URL: here for Insights, Careers, feeds, the site map and the search, and by browsers, which send applications and the work of the desk there as well. Enquiries, status pages and what is in our own database stay here.'

type Ground = Pick<Ctx, 'log' | 'clock'> & { config: Config; text: Text }

/** Posts and jobs for the pages from the API that API_BASE_URL names, if that is not this very site. */
export function openElsewhere({ config, log, text, clock }: Ground) {
  const { apiBaseUrl, siteUrl } = config
  if (apiBaseUrl === undefined || apiBaseUrl === siteUrl) return undefined
  const ask = apiElsewhere(apiBaseUrl, log)
  return {
    blog: blogElsewhere(ask, text('insights.untitled')),
    careers: careersElsewhere(ask, clock),
    /** Says so, once. */
    eachWhile(forget: () => void) {
      log.info({ api: apiBaseUrl }, covers)
      const timer = setInterval(forget, renewalMs).unref()
      return () => clearInterval(timer)
    },
  }
}
