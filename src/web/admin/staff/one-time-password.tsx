import toast from 'react-hot-toast/headless'
import { useText } from '../../i18n.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import type { Answer } from '../session/api-routes.ts'

/** A password that is shown once, to whoever made it. */
export type Told = Answer<'POST /api/staff'>

export function OneTimePassword({ told, onDone }: { told: Told; onDone: () => void }) {
  const t = useText()
  // On plain HTTP a browser has no clipboard at all.
  const copy = async () => navigator.clipboard.writeText(told.password)
  const tellCopied = () =>
    copy().then(
      () => void toast.success(t('desk.staff.copied')),
      () => void toast.error(t('desk.staff.notCopied')),
    )
  return (
    <Notice text={t('desk.staff.tell', { email: told.member.email })}>
      <code className="staff-password">{told.password}</code>
      <span className="desk-actions">
        <button type="button" className="desk-small" onClick={tellCopied}>
          {t('desk.staff.copy')}
        </button>
        <button type="button" className="desk-link" onClick={onDone}>
          {t('desk.close')}
        </button>
      </span>
    </Notice>
  )
}
