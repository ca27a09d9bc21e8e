import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../i18n.tsx'
import { said } from '../frame/moment.ts'
import { Trouble } from '../frame/trouble.tsx'
import { addressOf } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'

/** What is written and not to be read yet; asked anew with each post that is opened. */
export function DraftList({ open }: { open: string | undefined }) {
  const t = useText()
  const { data, error, refetch } = useQuery(asks(addressOf('GET /api/blogs/drafts'), open))
  const drafts = data?.drafts.filter(({ key }) => key !== open) ?? []
  const { hash } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const isAsked = hash === '#drafts' && drafts.length > 0
  useEffect(() => {
    if (!isAsked) return
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [isAsked])
  if (!error && drafts.length === 0) return null
  return (
    <section className="desk-section">
      <h2 ref={heading} id="drafts" tabIndex={-1}>
        {t('desk.write.drafts')}
      </h2>
      <Trouble of={error} onRetry={refetch} />
      <ul className="desk-rows">
        {drafts.map(({ key, title, state, publishedAt, updatedAt }) => (
          <li key={key}>
            <a href={`/admin/write?post=${key}`}>{title || t('desk.write.untitled')}</a>
            <span className="fact quiet">
              {state === 'scheduled'
                ? t('desk.write.scheduledFor', { when: said(publishedAt) })
                : t('desk.write.draftOf', { when: said(updatedAt) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
