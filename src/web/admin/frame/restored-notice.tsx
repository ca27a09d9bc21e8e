import { useText } from '../../i18n.tsx'
import { Notice } from '../../ui/notice/notice.tsx'

export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  const t = useText()
  return (
    <Notice text={t('desk.restoredText')}>
      <button type="button" className="desk-link" onClick={onDiscard}>
        {t('desk.discard')}
      </button>
    </Notice>
  )
}
