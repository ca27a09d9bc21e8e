import toast from 'react-hot-toast/headless'
import { useText } from '../../i18n.tsx'
import { said } from '../frame/moment.ts'
import { deskCall, sentenceOf } from '../session/desk-call.ts'
import { downloadFile } from './download-file.ts'
import { filesOf, type InboxItem, type InboxKind, sizeOf, statesIn } from './inbox-item.ts'

type InboxRowProps = {
  kind: InboxKind
  item: InboxItem
  onMoved: (change: Pick<InboxItem, 'state' | 'version'>) => void
}

export function InboxRow({ kind, item, onMoved }: InboxRowProps) {
  const t = useText()
  const { id, name, email, reference, receivedAt, state, version } = item
  const text = item.help ?? item.coverLetter ?? ''
  const isOpen = statesIn(kind).includes(state)

  async function move(to: string) {
    try {
      const body = { state: to, version }
      onMoved(await deskCall(`/api/${kind}/${id}/state`, { method: 'PUT', body }))
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }
  const fetchFile = (file: { id: string; name: string }) =>
    downloadFile(file).catch((error: unknown) => void toast.error(sentenceOf(error)))

  return (
    <li className="inbox-row">
      <div>
        <h2>{name}</h2>
        <p className="fact quiet">
          {reference} · <time dateTime={receivedAt}>{said(receivedAt)}</time>
          {item.jobTitle && ` · ${item.jobTitle}`}
          {item.suspectedSpam && ` · ${t('desk.inbox.suspected')}`}
        </p>
      </div>
      {isOpen ? (
        <select
          className="inbox-state"
          aria-label={t('desk.inbox.stateOf', { name })}
          value={state}
          onChange={(event) => move(event.target.value)}
        >
          {statesIn(kind).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      ) : (
        <p className="fact">{state}</p>
      )}
      <details className="inbox-detail">
        <summary>{t('desk.inbox.open')}</summary>
        <p className="inbox-text">{text}</p>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
          {item.phoneNumber && ` · ${item.countryCode ?? ''} ${item.phoneNumber}`}
        </p>
        {filesOf(item).map((file) => (
          <button key={file.id} type="button" className="desk-link" onClick={() => fetchFile(file)}>
            {t('desk.inbox.download', { name: file.name, size: sizeOf(file.size) })}
          </button>
        ))}
      </details>
    </li>
  )
}
