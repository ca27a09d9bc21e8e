import { useText } from '../../i18n.tsx'
import { Notice } from '../../ui/notice/notice.tsx'

/** What did not load, and a way to try again. */
export function Trouble({ text, onRetry }: { text: string | undefined; onRetry: () => void }) {
  const t = useText()
  if (!text) return null
  return (
    <Notice tone="error" text={text}>
      <button type="button" className="desk-link" onClick={onRetry}>
        {t('desk.retry')}
      </button>
    </Notice>
  )
}
