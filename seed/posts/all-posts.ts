import { post as backfill } from './a-backfill-is-a-release.ts'
import { post as dateWithOdds } from './a-date-with-odds.ts'
import { post as greenBuild } from './a-green-build-that-could-not-fail.ts'
import { post as elevenHours } from './eleven-hours-one-page.ts'
import { post as oneProcess } from './eleven-services-that-wanted-to-be-one.ts'
import { post as exactlyOnce } from './exactly-once-is-a-column.ts'
import { post as lateData } from './late-data-has-a-shape.ts'
import { post as searchFirst } from './mark-the-search-before-the-answer.ts'
import { post as nineCustomers } from './nine-customers-to-a-customer.ts'
import { post as rotateTheKey } from './rotate-the-key-at-noon.ts'
import { post as withoutALine } from './selling-without-a-line.ts'
import { post as smallestGroup } from './the-smallest-group-that-may-say-no.ts'
import { post as kilobytes } from './thirty-eight-kilobytes-on-the-sevoke-road.ts'
import { post as retries } from './three-times-three-times-three.ts'
import { post as strictPolicy } from './what-a-strict-policy-broke.ts'
import type { SamplePost } from './sample-post.ts'

/** What Insights shows when nobody has written anything, the newest first. */
export const samplePosts: SamplePost[] = [
  smallestGroup,
  exactlyOnce,
  backfill,
  rotateTheKey,
  withoutALine,
  retries,
  dateWithOdds,
  lateData,
  strictPolicy,
  searchFirst,
  kilobytes,
  oneProcess,
  greenBuild,
  nineCustomers,
  elevenHours,
]
