import { post as backfill } from './a-backfill-is-a-release.ts'
import { post as exactlyOnce } from './exactly-once-is-a-column.ts'
import { post as rotateTheKey } from './rotate-the-key-at-noon.ts'
import type { SamplePost } from './sample-post.ts'

/** What Insights shows when nobody has written anything, the newest first. */
export const samplePosts: SamplePost[] = [exactlyOnce, backfill, rotateTheKey]
