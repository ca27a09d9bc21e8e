import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../i18n.tsx'
import { leftBehind } from '../../changes/left-behind.ts'
import { said } from '../../frame/moment.ts'
import { addressOf } from '../../session/call-route.ts'
import { asks } from '../../session/desk-data.ts'

/** What becomes of those with which a document was to go out at a moment, in words. */
export function useParting(way: 'hiding' | 'trashing', id: string): string {
  const t = useText()
  const { data } = useQuery(asks(addressOf('GET /api/publications')))
  return leftBehind(data?.publications ?? [], [{ id }])
    .map(({ names, publishAt }) =>
      t(`desk.site.${way}.parts`, { names: names.join(', '), when: said(publishAt) }),
    )
    .join(' ')
}
