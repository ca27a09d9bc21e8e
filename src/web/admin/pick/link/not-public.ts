import { callRoute } from '../../session/call-route.ts'

/** A page, a post or a job that has an address, and that visitors don't find there. */
export type NotPublic = { path: string; title: string; state: string; kind: string }

/** All of them; the link picker asks once, and looks for words in what it has. */
export async function notPublic(may: readonly string[]): Promise<NotPublic[]> {
  const [{ documents }, { jobPosts }, { drafts }] = await Promise.all([
    callRoute('GET /api/content/tree'),
    may.includes('jobs') ? callRoute('GET /api/jobs') : { jobPosts: [] },
    may.includes('posts') ? callRoute('GET /api/blogs/drafts') : { drafts: [] },
  ])
  const pages = documents.flatMap(({ path, name, state, kind }) =>
    path !== undefined && /^(draft|scheduled|hidden)$/.test(state)
      ? { path, title: name, state, kind }
      : [],
  )
  const jobs = jobPosts.flatMap(({ slug, title, state }) =>
    state === undefined ? [] : { path: `/careers/${slug}`, title, state, kind: 'job' },
  )
  const posts = drafts.flatMap(({ slug, title, state }) =>
    slug === '' ? [] : { path: `/insights/${slug}`, title, state, kind: 'post' },
  )
  return [...pages, ...jobs, ...posts]
}

/** Those that have each of the words in their title or address, or the whole address. */
export function withWords(all: NotPublic[], typed: string): NotPublic[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return all.filter(({ title, path }) => {
    const said = `${title} ${path}`.toLowerCase()
    return words.every((word) => said.includes(word))
  })
}
