import { Link, type LinkProps } from 'react-router'
import { useText } from '../../../i18n.tsx'
import { said } from '../../frame/moment.ts'
import type { InboxItem } from '../item/inbox-item.ts'

type InboxRowProps = {
  item: InboxItem
  link: Pick<LinkProps, 'to' | 'replace' | 'state'>
  isOpen: boolean
  isSelected: boolean
  onSelect: () => void
}

const excerptLength = 160

export function InboxRow({ item, link, isOpen, isSelected, onSelect }: InboxRowProps) {
  const t = useText()
  const { id, name, reference, receivedAt, state, unread, assignee } = item
  const text = (item.help ?? item.coverLetter ?? '').slice(0, excerptLength)
  return (
    <li className="inbox-row" data-item={id} data-unread={unread || undefined}>
      <label className="inbox-check">
        <input type="checkbox" checked={isSelected} onChange={onSelect} />
        <span className="visually-hidden">{t('desk.inbox.select', { name })}</span>
      </label>
      <div className="inbox-who">
        <p className="inbox-name">
          <Link {...link} aria-current={isOpen || undefined} preventScrollReset>
            {name}
            {unread && <span className="visually-hidden"> ({t('desk.inbox.unread')})</span>}
          </Link>
        </p>
        <p className="fact quiet">
          {reference}
          {item.jobTitle && ` · ${item.jobTitle}`}
          {item.suspectedSpam && ` · ${t('desk.inbox.suspected')}`}
        </p>
      </div>
      <p className="inbox-excerpt quiet">{text}</p>
      <p className="fact inbox-standing">
        <span className="inbox-badge">{t(`desk.inbox.states.${state}`)}</span>
        {assignee && <span>{assignee.email?.split('@')[0]}</span>}
        <time className="quiet" dateTime={receivedAt}>
          {said(receivedAt)}
        </time>
      </p>
    </li>
  )
}
