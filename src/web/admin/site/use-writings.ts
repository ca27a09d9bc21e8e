import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useText } from '../../i18n.tsx'
import { useAnswer } from '../../ui/palette/use-answer.ts'
import { addressOf, callRoute } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'
import { useMe } from '../session/session-state.tsx'
import { jobNodes, mostPosts, openJobNodes, postNodes, withFound } from './posts-and-jobs.ts'

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
  return {
    writings,
    isAsking: phase === 'searching' || all.some(({ isPending }) => isPending),
    error: all.find(({ error }) => error)?.error ?? null,
    retry: () => all.forEach(({ error, refetch }) => error && void refetch()),
  }
}
