import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Text, useText } from '../../i18n.tsx'
import { useAnswer } from '../../ui/palette/use-answer.ts'
import { addressOf, callRoute } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'
import { useMe } from '../session/session-state.tsx'
import { said } from '../frame/moment.ts'
import { jobNodes, mostPosts, openJobNodes, postNodes, withFound } from './posts-and-jobs.ts'
import type { SiteNode } from './site-tree.ts'

const find = async (q: string, signal: AbortSignal) =>
  q ? callRoute('GET /api/desk/find', { query: { q }, signal }) : { finds: [] }

const newest = addressOf('GET /api/blogs/all-posts/short-summary', { query: { limit: mostPosts } })

/** Posts and jobs for the tree: the newest, and with words those that the server finds among all of them. */
export function useWritings(words: string) {
  const t = useText()
  const { may } = useMe()
  const mayHire = may.includes('jobs')
  const kept = { placeholderData: keepPreviousData }
  const drafts = useQuery({ ...asks(addressOf('GET /api/blogs/drafts')), ...kept })
  const posts = useQuery({ ...asks(newest), ...kept })
  const jobs = useQuery({ ...asks(addressOf('GET /api/jobs')), ...kept, enabled: mayHire })
  const open = useQuery({ ...asks(addressOf('GET /jobs')), ...kept, enabled: !mayHire })
  const { phase, answer } = useAnswer(words.trim(), find)
  const all = [drafts, posts, mayHire ? jobs : open]
  const writings = useMemo(
    () =>
      withFound(
        {
          posts: postNodes(drafts.data?.drafts ?? [], posts.data?.posts ?? [], t),
          jobs: mayHire
            ? jobNodes(jobs.data?.jobPosts ?? [], t)
            : openJobNodes(open.data?.jobPosts ?? []),
          most: mostPosts,
          mayHire,
        },
        (words.trim() && answer?.finds) || [],
        t,
      ),
    [drafts.data, posts.data, jobs.data, open.data, mayHire, words, answer, t],
  )
  const known = useLastChanges('posts', writings.posts, t)
  const hiring = useLastChanges('jobs', writings.jobs, t)
  return {
    writings: useMemo(
      () => ({ ...writings, posts: known, jobs: hiring }),
      [writings, known, hiring],
    ),
    isAsking: phase === 'searching' || all.some(({ isPending }) => isPending),
    error: all.find(({ error }) => error)?.error ?? null,
    retry: () => all.forEach(({ error, refetch }) => error && void refetch()),
  }
}

/** How many the server is asked about at once. */
const mostAsked = 200

/** These posts or jobs, each with who changed it last. */
function useLastChanges(noun: 'posts' | 'jobs', nodes: SiteNode[], t: Text): SiteNode[] {
  const keys = nodes.slice(0, mostAsked).map(({ key }) => key)
  const ids = keys.toSorted().join(',')
  const { data } = useQuery({
    ...asks(addressOf('GET /api/history/last', { query: { noun, ids } })),
    placeholderData: keepPreviousData,
    enabled: keys.length > 0,
  })
  return useMemo(() => {
    const last = new Map(data?.changes.map((change) => [change.id, change]))
    return nodes.map((node) => {
      const by = last.get(node.key)
      if (!by) return node
      const who = by.email ?? t('desk.site.house')
      return { ...node, changed: t('desk.site.by', { who, when: said(by.at) }) }
    })
  }, [nodes, data, t])
}
