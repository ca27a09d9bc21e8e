import type { Text } from '../../i18n.tsx'
import { said } from '../frame/moment.ts'
import { standingOf } from '../jobs/job-standing.ts'
import type { Answer } from '../session/api-routes.ts'
import type { SiteNode, Writings } from './site-tree.ts'

/** How many there are at most; the others are found by their words, or where they are written. */
export const mostPosts = 20

type Drafts = Answer<'GET /api/blogs/drafts'>['drafts']
type Posts = Answer<'GET /api/blogs/all-posts/short-summary'>['posts']
type Jobs = Answer<'GET /api/jobs'>['jobPosts']
type OpenJobs = Answer<'GET /jobs'>['jobPosts']
type Finds = Answer<'GET /api/desk/find'>['finds']

const postAt = (key: string) => `/admin/write?${new URLSearchParams({ post: key })}`
const jobAt = (id: string) => `/admin/job-edit?${new URLSearchParams({ job: id })}`

const node = (key: string, title: string, more: Partial<SiteNode>): SiteNode => ({
  key,
  title,
  children: [],
  ...more,
})

const noted = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ')

/** What is not public yet first, then the newest. */
export function postNodes(drafts: Drafts, posts: Posts, t: Text): SiteNode[] {
  const untitled = t('desk.write.untitled')
  return [
    ...drafts.slice(0, mostPosts).map(({ key, slug, title, state, publishedAt, updatedAt }) => {
      const isToCome = state === 'scheduled'
      const when = said(isToCome ? publishedAt : updatedAt)
      const told = isToCome ? t('desk.site.goesOut', { when }) : when
      const note = noted(slug && `/insights/${slug}`, told)
      return node(key, title || untitled, { to: postAt(key), state, note })
    }),
    ...posts.map(({ key, slug, title, publishedAt }) => {
      const note = noted(`/insights/${slug}`, said(publishedAt))
      return node(key, title, { to: postAt(key), state: 'published', note })
    }),
  ]
}

export const jobNodes = (jobs: Jobs, t: Text): SiteNode[] =>
  jobs.map((job) => {
    const { id, slug, title, location } = job
    const note = noted(slug && `/careers/${slug}`, location)
    const to = jobAt(id)
    return node(id, title || t('desk.write.untitled'), {
      to,
      state: stateOf(standingOf(job)),
      note,
    })
  })

/** For who may not change them. */
export const openJobNodes = (jobs: OpenJobs): SiteNode[] =>
  jobs.map(({ id, title, location }) => node(id, title, { state: 'published', note: location }))

const stateOf = (standing: string) =>
  standing === 'draft' ? 'draft' : standing === 'open' ? 'published' : 'closed'

/** What the server has found among all of them, of which the tree has the newest alone. */
export function withFound({ posts, jobs, ...more }: Writings, finds: Finds, t: Text): Writings {
  const found = (kind: string, known: SiteNode[], at: (id: string) => string): SiteNode[] => {
    const nodes = finds
      .filter((find) => find.kind === kind)
      .map(({ id, title, state, note }) => {
        const told = state === 'open' ? 'published' : state
        const made = { to: at(id), state: told, ...(note && { note }) }
        const one = known.find(({ key }) => key === id)
        return { ...(one ?? node(id, title || t('desk.write.untitled'), made)), isFound: true }
      })
    const keys = new Set(nodes.map(({ key }) => key))
    return [...nodes, ...known.filter(({ key }) => !keys.has(key))]
  }
  return { posts: found('post', posts, postAt), jobs: found('job', jobs, jobAt), ...more }
}
