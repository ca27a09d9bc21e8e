import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { postApi } from '../src/features/posts/post-api.ts'
import type { Post } from '../src/features/posts/post-schema.ts'
import { guardRoutes } from '../src/features/sessions/guard.ts'
import { logIn } from '../src/features/sessions/login/log-in.ts'
import { createFirstAdministrator } from '../src/features/staff/create-first-administrator.ts'
import { createHttp } from '../src/platform/http/server.ts'
import type { House } from './both-databases.ts'

const owner = { email: 'owner@example.com', password: 'correct horse battery' }

export const texts = {
  title: 'Why the queue stood still',
  category: 'Engineering',
  thumbnail: '',
  content: '<p>On Tuesday the queue stood still for nine minutes.</p>',
}

type Answer = { json: () => unknown }

export const postIn = (answer: Answer) => (answer.json() as { post: Post }).post
export const postsIn = (answer: Answer) => (answer.json() as { posts: Post[] }).posts

/** The doors of the blog over a database, with somebody logged in. */
export async function openPostsDoor({ db, changes }: House) {
  await createFirstAdministrator(db, owner)
  const token = await logIn(db, undefined, owner, '192.0.2.1')
  const app = createHttp(
    { log: pino({ level: 'silent' }), trustProxy: [], always: {} },
    () => false,
  )
  guardRoutes(app, db)
  await app.register(postApi, { db, changes })
  onTestFinished(() => app.close())
  const headers = { authorization: `Bearer ${token}` }
  const staff = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: string | object) =>
    app.inject({ method, url, headers, ...(payload !== undefined && { payload }) })
  return {
    app,
    headers,
    get: (url: string) => app.inject({ url }),
    post: (payload: string | object = texts) => staff('POST', '/api/blogs/post', payload),
    put: (key: string, payload: string | object) => staff('PUT', `/api/blogs/post/${key}`, payload),
    remove: (key: string) => staff('DELETE', `/api/blogs/post/${key}`),
    removeCategory: (name: string) =>
      staff('DELETE', `/api/blogs/categories/${encodeURIComponent(name)}`),
    rows: () => db.selectFrom('posts').selectAll().orderBy('id').execute(),
    history: () => db.selectFrom('history').selectAll().orderBy('at').execute(),
  }
}
