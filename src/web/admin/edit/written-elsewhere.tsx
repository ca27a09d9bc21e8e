import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useText } from '../../i18n.tsx'
import { addressOf } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'
import { useMe } from '../session/session-state.tsx'

/** A post or a job has an editor of its own; here one only looks at its page. */
export function WrittenElsewhere({ path }: { path: string }) {
  const [, section, slug] = /^\/(insights|careers)\/([^/]+)$/.exec(path) ?? []
  if (!slug) return null
  return section === 'insights' ? <OfPost slug={slug} /> : <OfJob slug={slug} />
}

function OfPost({ slug }: { slug: string }) {
  const t = useText()
  const params = { words: slug }
  const { data } = useQuery(asks(addressOf('GET /api/blogs/post/title/{words}', { params })))
  const [post] = data?.posts ?? []
  if (!post) return null
  const to = `/admin/write?${new URLSearchParams({ post: post.key })}`
  return (
    <Link className="edit-first-block" to={to}>
      {t('desk.edit.editPost')}
    </Link>
  )
}

function OfJob({ slug }: { slug: string }) {
  const t = useText()
  const mayHire = useMe().may.includes('jobs')
  const { data } = useQuery({ ...asks(addressOf('GET /api/jobs')), enabled: mayHire })
  if (!mayHire) return <p className="edit-elsewhere">{t('desk.edit.mayNotJob')}</p>
  const job = data?.jobPosts.find((one) => one.slug === slug)
  if (!job) return null
  return (
    <Link
      className="edit-first-block"
      to={`/admin/job-edit?${new URLSearchParams({ job: job.id })}`}
    >
      {t('desk.edit.editJob')}
    </Link>
  )
}
