import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useText } from '../../i18n.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { said } from '../frame/moment.ts'
import { addressOf } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'
import { useMe } from '../session/session-state.tsx'
import { stillHeldBack } from './still-held-back.ts'

export function usePublications() {
  const { may } = useMe()
  return useQuery({
    ...asks(addressOf('GET /api/publications')),
    enabled: may.includes('content'),
  })
}

/** What was to go out at a moment and did not: nobody was there to be told. */
export function HeldBack() {
  const t = useText()
  const { data } = usePublications()
  return stillHeldBack(data?.publications ?? []).map(
    ({ id, publishAt, failure, madeAt, documents }) => (
      <div key={id} className="overview-held">
        <Notice
          tone="error"
          text={t('desk.overview.heldBack', {
            names: documents.map(({ name }) => name).join(', '),
            when: said(publishAt ?? madeAt),
            failure: failure ?? '',
          })}
        >
          <Link to="/admin/changes">{t('desk.overview.heldBackTo')}</Link>
        </Notice>
      </div>
    ),
  )
}
