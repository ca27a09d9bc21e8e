import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useText } from '../../i18n.tsx'
import { isLanding } from '../session/guarded.tsx'
import { isLeading, stepsDone, useChangeGuide, useGuide } from './use-guide.ts'
import './guide-notice.css'

/** Where one arrives, and what the guide is about; a list that fills the window has no room for it. */
const isShownOn = /^\/admin\/(job-posting|job-edit|blog-edit|site)\/?$/

/**
 * A slim line on the desk that leads an owner on, until all is done or it was put away. It comes with the
 * screen or not at all: what came later would push a form down under the hands.
 */
export function GuideNotice() {
  const t = useText()
  const { pathname, state } = useLocation()
  const { data } = useGuide()
  const [isInTime] = useState(data !== undefined || isLanding(state))
  const { mutate: change } = useChangeGuide()
  const guide = data?.guide
  if (!isInTime || !isLeading(guide) || !isShownOn.test(pathname)) return null
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
