import { useText } from '../../i18n.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { sentenceOf } from '../session/desk-call.ts'

/** What did not load, and a way to try again. */
export function Trouble({ of: error, onRetry }: { of: unknown; onRetry: () => unknown }) {
  const t = useText()
  if (!error) return null
  return (
    <Notice tone="error" text={sentenceOf(error)}>
      <button type="button" className="desk-link" onClick={() => onRetry()}>
        {t('desk.retry')}
      </button>
    </Notice>
  )
}
