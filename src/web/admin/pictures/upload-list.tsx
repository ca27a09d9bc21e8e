import { useText } from '../../i18n.tsx'
import type { Upload } from './use-uploads.ts'

/** Of many, so few of what is done and of what waits are named. */
const mostNamed = 3

/** What went wrong is always named; what is done or waits, as far as it fits above the pictures. */
function inShort(all: Upload[]) {
  const sent = all.filter(({ isThere }) => isThere).slice(0, -mostNamed)
  const waiting = all
    .filter(({ share, isThere, why }) => share === undefined && !isThere && !why)
    .slice(mostNamed)
  const unnamed = new Set([...sent, ...waiting])
  const named = all.filter((one) => !unnamed.has(one))
  return { named, sent: sent.length, waiting: waiting.length }
}

type UploadListProps = {
  all: Upload[]
  isBusy: boolean
  sendAgain: (() => void) | undefined
  clear: () => void
}

/** How far each upload is, and what can be done about those that did not arrive. */
export function UploadList({ all, isBusy, sendAgain, clear }: UploadListProps) {
  const t = useText()
  const said = ({ name, share, isThere, why }: Upload) => {
    if (why) return t('desk.pictures.failed', { name, why })
    if (isThere) return t('desk.pictures.sent', { name })
    if (share === undefined) return t('desk.pictures.waiting', { name })
    return share < 1
      ? t('desk.pictures.sending', { name, percent: Math.floor(share * 100) })
      : t('desk.pictures.makingReady', { name })
  }
  const { named, sent, waiting } = inShort(all)
  return (
    <>
      <div role="status" aria-busy={isBusy}>
        <ul className="picture-upload-list">
          {sent > 0 && <li className="fact">{t('desk.pictures.alsoSent', { count: sent })}</li>}
          {named.map((one) => (
            <li key={one.key} className={one.why ? 'field-error' : 'fact'}>
              {said(one)}
            </li>
          ))}
          {waiting > 0 && (
            <li className="fact">{t('desk.pictures.alsoWaiting', { count: waiting })}</li>
          )}
        </ul>
      </div>
      {all.length > 0 && !isBusy && (
        <div className="desk-actions">
          {sendAgain && (
            <button type="button" className="desk-link" onClick={sendAgain}>
              {t('desk.retry')}
            </button>
          )}
          <button type="button" className="desk-link" onClick={clear}>
            {t('desk.pictures.clear')}
          </button>
        </div>
      )}
    </>
  )
}
