import { postApi } from '../../src/features/posts/post-api.ts'
import type { Post } from '../../src/features/posts/post-schema.ts'
import type { House } from '../database/both-databases.ts'
import { openApp } from '../server/open-app.ts'

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
export async function openPostsDoor({ db, clock, changes }: House) {
  const { app, headers } = await openApp({ db, clock }, (one) =>
    one.register(postApi, { db, clock, changes }),
  )
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
