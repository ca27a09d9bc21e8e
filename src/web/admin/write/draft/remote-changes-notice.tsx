import { useText } from '../../../i18n.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { said } from '../../frame/moment.ts'
import type { RemoteChanges } from './use-remote-changes.ts'

/** Says that somebody else has saved the post since it was opened here. */
export function RemoteChangesNotice({ news, onSee }: { news: RemoteChanges; onSee: () => void }) {
  const t = useText()
  return (
    <Notice
      text={t('desk.write.news', {
        who: news.changedBy?.email ?? t('desk.conflict.somebody'),
        when: news.changedBy ? said(news.changedBy.at) : '',
      })}
    >
      <button type="button" className="desk-link" onClick={onSee}>
        {t('desk.write.seeNews')}
      </button>
    </Notice>
  )
}
