import type { Post } from '../../src/features/posts/post-schema.ts'
import type { Site } from '../server/site.ts'

type Sent = Pick<Post, 'title' | 'category' | 'content'> & Partial<Post>

export async function tokenOf(site: Site): Promise<string> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = site.environment
  const answer = await fetch(`${site.url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return ((await answer.json()) as { token: string }).token
}

async function send(site: Site, method: string, path: string, post: object): Promise<Post> {
  const answer = await fetch(site.url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await tokenOf(site)}`,
    },
    body: JSON.stringify(post),
  })
  if (!answer.ok) throw new Error(`The site answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { post: Post }).post
}

export const writePostOn = (site: Site, post: Sent) =>
  send(site, 'POST', '/api/blogs/post', { thumbnail: '', ...post })

export const changePostOn = (site: Site, { key, ...post }: Sent & { key: string }) =>
  send(site, 'PUT', `/api/blogs/post/${key}`, { thumbnail: '', ...post })

const shelves = new WeakMap<Site, Promise<Post[]>>()

/** Twenty-one posts in a category of their own, newest last, written once for a site. */
export function shelfOn(site: Site): Promise<Post[]> {
  const known = shelves.get(site) ?? writeShelf(site)
  shelves.set(site, known)
  return known
}

export const shelf = 'Shelf'

async function writeShelf(site: Site) {
  const posts: Post[] = []
  for (let number = 1; number <= 21; number++)
    posts.push(
      await writePostOn(site, {
        title: `Shelf mark ${number}`,
        category: shelf,
        content: `<p>What stands at mark ${number}.</p><h2>One</h2><p>a</p><h2>Two</h2><p>b</p><h2>Three</h2><p>c</p>`,
      }),
    )
  return posts
}
