import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '../../platform/ctx.ts'
import { readFields } from '../../platform/http/read-fields.ts'
import { whoChangedLast } from '../history/who-changed-last.ts'
import { actorOf } from '../sessions/guard.ts'
import { changePost } from './write/change-post.ts'
import { draftApi } from './drafts/draft-api.ts'
import { findPostByKey, findPostByTitle } from './read/find-post.ts'
import { listCategories } from './categories/list-categories.ts'
import { listPosts, type PostList } from './read/list-posts.ts'
import { noSuchCategory, noSuchPost } from './read/no-such-post.ts'
import { keyOf } from './read/post-key.ts'
import { postChangeSchema, postSchema } from './post-schema.ts'
import { type ListQuery, readListQuery } from './read/read-list-query.ts'
import { openWholeLists } from './read/whole-lists.ts'
import { removeCategory } from './categories/remove-category.ts'
import { removePost } from './write/remove-post.ts'
import { StalePost } from './write/stale-post.ts'
import { writePost } from './write/write-post.ts'
import { isShowable } from '../../platform/words/is-showable.ts'
import { describeRoutes } from '../../platform/http/route-schema.ts'
import { postRoutes } from './post-routes.ts'

type OnePost = { Params: { key: string } }
type Rest = { Params: { '*': string } }
type List = { Querystring: ListQuery }

const forEveryone = { config: { access: 'public' } } as const

/** Half a megabyte of content, every letter of it escaped. */
const bodyLimit = 4 * 1024 * 1024
const forStaff = { config: { access: { permission: 'posts' } }, bodyLimit }

/** What only staff may read stays `no-store`, as the guard has said. */
async function askAnewWhatIsPublic({ method, routeOptions }: FastifyRequest, reply: FastifyReply) {
  const isRead = method === 'GET' || method === 'HEAD'
  if (isRead && routeOptions.config.access === 'public') reply.header('cache-control', 'no-cache')
}

const withHtml = ({ posts, ...list }: PostList) => ({
  posts: posts.map(({ content, ...post }) => ({ ...post, html: content })),
  ...list,
})

export async function postApi(app: FastifyInstance, ctx: Pick<Ctx, 'db' | 'changes' | 'clock'>) {
  describeRoutes(app, postRoutes)
  const { db } = ctx
  const wholeList = openWholeLists(ctx)

  void app.register(draftApi, ctx)

  app.addHook('onRequest', askAnewWhatIsPublic)

  app.get<List>('/api/blogs/all-posts', forEveryone, async (request, reply) =>
    wholeList(request, reply, readListQuery(request.query)),
  )

  app.get<List>('/api/blogs/all-posts/short-summary', forEveryone, async ({ query }) =>
    listPosts(ctx, readListQuery(query)),
  )

  app.get<List & Rest>('/api/blogs/posts/category/*', forEveryone, async (request, reply) => {
    const category = request.params['*']
    if (!isShowable(category)) return { posts: [], hasMore: false, nextContinuationToken: null }
    return wholeList(request, reply, { ...readListQuery(request.query), category })
  })

  app.get<List>('/api/all-posts', forEveryone, async (request, reply) =>
    wholeList(request, reply, { limit: 50, ...readListQuery(request.query) }, withHtml),
  )

  app.get<OnePost>('/api/blogs/post/key/:key', forEveryone, async ({ params }) => {
    const post = await findPostByKey(ctx, params.key)
    if (!post) throw noSuchPost()
    return { post }
  })

  app.get<Rest>('/api/blogs/post/title/*', forEveryone, async ({ params }) => {
    const post = await findPostByTitle(ctx, params['*'])
    return { posts: post ? [post] : [] }
  })

  app.get('/api/blogs/categories', forEveryone, async () => ({
    success: true,
    categories: await listCategories(ctx),
  }))

  app.delete<Rest>('/api/blogs/categories/*', forStaff, async (request) => {
    const name = request.params['*']
    if (!isShowable(name)) throw noSuchCategory()
    return { success: true, ...(await removeCategory(ctx, actorOf(request), name)) }
  })

  app.post('/api/blogs/post', forStaff, async (request, reply) => {
    const texts = readFields(postSchema, request.body)
    return reply.code(201).send({ post: await writePost(ctx, actorOf(request), texts) })
  })

  app.put<OnePost>('/api/blogs/post/:key', forStaff, async (request, reply) => {
    const change = readFields(postChangeSchema, request.body)
    try {
      return { post: await changePost(ctx, actorOf(request), keyOf(request.params), change) }
    } catch (problem) {
      if (!(problem instanceof StalePost)) throw problem
      const { status, message, code, post } = problem
      const changedBy = await whoChangedLast(db, 'posts', post.key)
      return reply.code(status).send({ message, code, post, changedBy })
    }
  })

  app.delete<OnePost>('/api/blogs/post/:key', forStaff, async (request, reply) => {
    await removePost(ctx, actorOf(request), keyOf(request.params))
    return reply.code(204).send()
  })
}
