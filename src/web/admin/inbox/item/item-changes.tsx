import { useText } from '../../../i18n.tsx'
import { said } from '../../frame/moment.ts'
import type { WholeItem } from './inbox-item.ts'

type ItemChangesProps = { changes: WholeItem['changes']; receivedAt: string }

/** Who did what to it, the newest first, down to its arrival. */
export function ItemChanges({ changes, receivedAt }: ItemChangesProps) {
  const t = useText()
  const arrival = { id: 'arrival', at: receivedAt, who: null, action: t('desk.inbox.cameIn') }
  return (
    <section className="item-part">
      <h3>{t('desk.inbox.changes')}</h3>
      <ul className="item-changes fact">
        {[...changes, arrival].map(({ id, at, who, action }) => (
          <li key={id}>
            <time className="quiet" dateTime={at}>
              {said(at)}
            </time>
            <span>{action}</span>
            {who && <span className="quiet">{who}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
