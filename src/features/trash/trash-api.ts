import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../platform/ctx.ts'
import { Problem } from '../../platform/problem.ts'
import { listTrashedJobs } from '../jobs/write/list-trashed-jobs.ts'
import { restoreJob } from '../jobs/write/restore-job.ts'
import { listTrashedPosts } from '../posts/write/list-trashed-posts.ts'
import { restoreCategory } from '../posts/categories/restore-category.ts'
import { restorePost } from '../posts/write/restore-post.ts'
import { actorOf } from '../sessions/guard.ts'
import { permissionFor } from '../submissions/inbox/permission-for.ts'
import { listTrashedSubmissions } from '../submissions/retention/list-trashed-submissions.ts'
import { restoreSubmission } from '../submissions/retention/restore-submission.ts'
import { inboxRefusals } from '../submissions/submission-refusals.ts'
import { trashRefusals } from './trash-refusals.ts'
import { describeRoutes } from '../../platform/http/route-schema.ts'
import { categorySchema, trashRoutes } from './trash-routes.ts'

type One = { Params: { id: string } }
type List = { Querystring: { after?: unknown } }

const forJobs = { config: { access: { permission: 'jobs' } } }
const forPosts = { config: { access: { permission: 'posts' } } }

export async function trashApi(app: FastifyInstance, ctx: Pick<Ctx, 'db' | 'changes'>) {
  describeRoutes(app, trashRoutes)

  app.get('/api/trash/jobs', forJobs, async (request) => ({
    jobs: await listTrashedJobs(ctx, actorOf(request)),
  }))

  app.post<One>('/api/trash/jobs/:id/restore', forJobs, async (request) => ({
    jobPost: await restoreJob(ctx, actorOf(request), idOf(request.params)),
  }))

  app.get('/api/trash/posts', forPosts, async (request) => listTrashedPosts(ctx, actorOf(request)))

  app.post<One>('/api/trash/posts/:id/restore', forPosts, async (request) => ({
    post: await restorePost(ctx, actorOf(request), idOf(request.params)),
  }))

  app.post('/api/trash/categories/restore', forPosts, async (request) => {
    const { data, error } = categorySchema.safeParse(request.body)
    if (error) throw new Problem(trashRefusals['category-missing'])
    return restoreCategory(ctx, actorOf(request), data.category)
  })

  for (const kind of ['enquiry', 'application'] as const) {
    const permission = permissionFor[kind]
    const access = { config: { access: { permission } } }
    app.get<List>(`/api/trash/${permission}`, access, async (request) => {
      const after = placeIn(request.query)
      const { items, next } = await listTrashedSubmissions(ctx, actorOf(request), kind, after)
      return { [permission]: items, next }
    })

    app.post<One>(`/api/trash/${permission}/:id/restore`, access, async (request) =>
      restoreSubmission(ctx, actorOf(request), { kind, id: idOf(request.params) }),
    )
  }
}

/** PostgreSQL would not even look for an id with a null character in it. */
function idOf({ id }: One['Params']): string {
  if (!/^[\w-]+$/.test(id)) throw new Problem(inboxRefusals['not-in-trash'])
  return id
}

/** What is no place is not looked at: the list begins anew. */
const placeIn = ({ after }: List['Querystring']) =>
  typeof after === 'string' && /^[\w.:~-]{1,120}$/.test(after) ? after : undefined
