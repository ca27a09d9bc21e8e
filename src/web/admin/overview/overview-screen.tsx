import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../../i18n.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { addressOf } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'
import { PostsToCome } from './posts-to-come.tsx'
import { StagesPlot } from './stages-plot.tsx'
import { WaitingTiles } from './waiting-tiles.tsx'
import { WeeksPlot } from './weeks-plot.tsx'
import './overview.css'

const ranges = ['12', '26', '52']
const stale = 60_000

/** Counted anew when one comes back to it. */
export function useOverview() {
  const [search] = useSearchParams()
  const [zone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  const asked = search.get('weeks') ?? ''
  const weeks = ranges.includes(asked) ? asked : ranges[0]!
  const query = useQuery({
    ...asks(addressOf('GET /api/desk/overview', { query: { weeks: Number(weeks), zone } })),
    placeholderData: keepPreviousData,
    staleTime: stale,
    refetchOnWindowFocus: true,
  })
  return { ...query, weeks }
}

/** What waits today, and how the last few weeks went. */
export function OverviewScreen() {
  const t = useText()
  const [, setSearch] = useSearchParams()
  const { data, error, refetch, weeks } = useOverview()
  if (!data) return <Trouble of={error} onRetry={refetch} />
  const { enquiries, applications, posts, unlistedProxy } = data
  const plot = (noun: 'enquiries' | 'applications' | 'posts', to: string) => {
    const counts = data[noun]?.weeks
    return counts && <WeeksPlot noun={noun} weeks={data.weeks} counts={counts} to={to} />
  }
  return (
    <>
      <p className="fact quiet overview-lead">
        {t('desk.overview.lead', { today: today(data.zone), zone: data.zone })}
      </p>
      <Trouble of={error} onRetry={refetch} />
      {unlistedProxy && (
        <div className="overview-proxy">
          <Notice tone="error" text={t('desk.overview.proxy', unlistedProxy)}>
            <p>{t('desk.overview.proxyMeaning')}</p>
          </Notice>
        </div>
      )}
      <WaitingTiles of={data} />
      {posts && <PostsToCome drafts={posts.drafts.latest} scheduled={posts.scheduled.next} />}
      {(enquiries || applications || posts) && (
        <section className="desk-section overview-weeks">
          <div className="overview-weeks-head">
            <h2>{t('desk.overview.weeksHeading')}</h2>
            <label>
              {t('desk.overview.range')}{' '}
              <select
                value={weeks}
                onChange={({ target }) => setSearch({ weeks: target.value }, { replace: true })}
              >
                {ranges.map((count) => (
                  <option key={count} value={count}>
                    {t('desk.overview.weeks', { count })}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <div className="overview-plots">
            {plot('enquiries', '/contact')}
            {plot('applications', '/admin/job-posting')}
            {plot('posts', '/admin/write')}
            {applications && applications.jobs.length > 0 && (
              <StagesPlot jobs={applications.jobs} />
            )}
          </div>
        </section>
      )}
    </>
  )
}

const today = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone }).format(new Date())
