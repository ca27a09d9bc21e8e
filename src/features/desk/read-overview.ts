import { countMailsLeft, type MailsLeft } from '../mails/count-mails-left.ts'
import { countPosts, type PostCounts } from '../posts/read/count-posts.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { UnlistedProxy } from '../../platform/http/limits/unlisted-proxy.ts'
import { permit, type StaffActor } from '../sessions/actor.ts'
import { isGranted, type Permission } from '../staff/permission.ts'
import {
  countStages,
  countSubmissions,
  type JobStages,
  type Received,
} from '../submissions/inbox/count-submissions.ts'
import { weeksUntil } from './week-starts.ts'

export type Overview = {
  /** Where days and weeks begin. */
  zone: string
  /** The Monday of each week. */
  weeks: string[]
  enquiries?: Received
  applications?: Received & { jobs: JobStages[] }
  posts?: PostCounts
  mails?: MailsLeft
  /** For owners, who can do something about it. */
  unlistedProxy?: UnlistedProxy
}

type Asked = {
  zone: string
  weeks: number
  unlistedProxy?: UnlistedProxy | undefined
}

/** What waits at the desk and what has come of the last weeks, as far as somebody's role may see it. */
export async function readOverview(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  actor: StaffActor,
  { zone, weeks: count, unlistedProxy }: Asked,
): Promise<Overview> {
  permit(actor, 'own session')
  const now = ctx.clock()
  const { today, starts, days } = weeksUntil(now, zone, count)
  const may = (permission: Permission) => isGranted(permission, actor.role)
  const span = { today, weeks: starts }
  return {
    zone,
    weeks: days,
    ...(may('enquiries') && { enquiries: await countSubmissions(ctx, actor, 'enquiry', span) }),
    ...(may('applications') && {
      applications: {
        ...(await countSubmissions(ctx, actor, 'application', span)),
        jobs: await countStages(ctx, actor, starts[0]!),
      },
    }),
    ...(may('posts') && {
      posts: await countPosts(ctx, actor, { weeks: starts, now: now.toISOString() }),
    }),
    ...(may('staff') && unlistedProxy && { unlistedProxy }),
    ...(may('mails') && { mails: await countMailsLeft(ctx, actor) }),
  }
}
