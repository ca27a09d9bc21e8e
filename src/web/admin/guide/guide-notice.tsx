import { Link, useLocation } from 'react-router'
import { useText } from '../../i18n.tsx'
import { isLeading, stepsDone, useChangeGuide, useGuide } from './use-guide.ts'
import './guide-notice.css'

/** Where one arrives, and what the guide is about. */
const isShownOn = /^\/admin\/(job-posting|job-edit|blog-edit|site)\/?$/

/** Leads an owner on, until all is done or it was put away; it comes late, so it moves nothing. */
export function GuideNotice() {
  const t = useText()
  const { pathname } = useLocation()
  const { data } = useGuide()
  const { mutate: change } = useChangeGuide()
  const guide = data?.guide
  if (!isLeading(guide) || !isShownOn.test(pathname)) return null
  const values = { count: stepsDone(guide), total: guide.steps.length }
  return (
    <aside className="guide-notice" aria-label={t('desk.guide.heading')}>
      <Link to="/admin/guide">{t('desk.guide.notice', values)}</Link>
      <button type="button" className="desk-small" onClick={() => change({ isHidden: true })}>
        {t('desk.guide.hide')}
      </button>
    </aside>
  )
}
