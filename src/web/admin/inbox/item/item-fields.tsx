import toast from 'react-hot-toast/headless'
import { Link } from 'react-router'
import { wholePhone } from '../../../../features/enquiries/whole-phone.ts'
import { spamInWords } from '../../../../features/submissions/spam-in-words.ts'
import { useText } from '../../../i18n.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { said } from '../../frame/moment.ts'
import { sentenceOf } from '../../session/desk-call.ts'
import { useMe } from '../../session/session-state.tsx'
import { downloadFile } from '../list/download-file.ts'
import { filesOf, type InboxItem, type InboxKind, sizeOf } from './inbox-item.ts'

/** `//elsewhere.example` leads to another site. */
const isOurs = (page: string) => /^\/(?!\/)/.test(page)

/** Everything that was sent, as it was sent. */
export function ItemFields({ kind, item }: { kind: InboxKind; item: InboxItem }) {
  const t = useText()
  const { may } = useMe()
  const { email, phoneNumber, countryCode = '', receivedAt, spamReasons, erasureAskedAt } = item
  const phone = phoneNumber && wholePhone({ countryCode, phoneNumber })
  const text = kind === 'enquiries' ? item.help : item.coverLetter
  const address = encodeURIComponent(email).replace('%40', '@')
  const subject = t(`desk.inbox.subject.${kind}`, { reference: item.reference })
  const files = filesOf(item)
  const fetchFile = (file: { id: string; name: string }) =>
    downloadFile(file).catch((error: unknown) => void toast.error(sentenceOf(error)))

  return (
    <>
      {spamReasons.length > 0 && (
        <Notice text={t('desk.inbox.spamReasons', { reasons: spamInWords(spamReasons) })} />
      )}
      {erasureAskedAt && (
        <Notice text={t('desk.inbox.erasureAsked', { when: said(erasureAskedAt) })}>
          {may.includes('personal data') && (
            <Link to="/admin/people" state={{ email }}>
              {t('desk.people.fromItem')}
            </Link>
          )}
        </Notice>
      )}
      <dl className="item-fields">
        <dt>{t('desk.inbox.files')}</dt>
        <dd>
          {files.length === 0 && t('desk.inbox.noFiles')}
          {files.map((file) => (
            <button
              key={file.id}
              type="button"
              className="desk-link item-file"
              onClick={() => fetchFile(file)}
            >
              {t('desk.inbox.download', { name: file.name, size: sizeOf(file.size) })}
            </button>
          ))}
        </dd>
        <dt>{t('desk.inbox.reference')}</dt>
        <dd>{item.reference}</dd>
        <dt>{t('desk.inbox.received')}</dt>
        <dd>
          <time dateTime={receivedAt}>{said(receivedAt)}</time>
        </dd>
        {item.jobTitle && (
          <>
            <dt>{t('desk.inbox.job')}</dt>
            <dd>{item.jobTitle}</dd>
          </>
        )}
        <dt>{t('desk.inbox.email')}</dt>
        <dd>
          <a href={`mailto:${address}?subject=${encodeURIComponent(subject)}`}>{email}</a>
        </dd>
        {phone && (
          <>
            <dt>{t('desk.inbox.phone')}</dt>
            <dd>
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
            </dd>
          </>
        )}
        {item.page && (
          <>
            <dt>{t('desk.inbox.page')}</dt>
            <dd>{isOurs(item.page) ? <a href={item.page}>{item.page}</a> : item.page}</dd>
          </>
        )}
        <dt>{t(`desk.inbox.${kind === 'enquiries' ? 'help' : 'coverLetter'}`)}</dt>
        <dd className="item-text">{text}</dd>
        <dt>{t('desk.inbox.consent')}</dt>
        <dd>{item.consentVersion}</dd>
      </dl>
    </>
  )
}
