import { Link } from 'react-router'
import { useText } from '../../i18n.tsx'
import { isLeading, isStepDone, stepsDone, useGuide } from './use-guide.ts'
import './guide-notice.css'

/** On the home of the desk: the steps, which of them are done, and where one goes on. */
export function GuidePanel() {
  const t = useText()
  const guide = useGuide().data?.guide
  if (!isLeading(guide)) return null
  const values = { count: stepsDone(guide), total: guide.steps.length }
  return (
    <section className="guide-panel" aria-labelledby="guide-panel">
      <h2 id="guide-panel">{t('desk.guide.heading')}</h2>
      <p>{t('desk.guide.progress', values)}</p>
      <ol>
        {guide.steps.map((step) => (
          <li key={step.name} data-done={isStepDone(step) || undefined}>
            {t(`desk.guide.step.${step.name}.title`)}
            {isStepDone(step) && <span className="fact"> {t('desk.guide.stepDone')}</span>}
          </li>
        ))}
      </ol>
      <Link className="desk-link" to="/admin/guide">
        {t(values.count === 0 ? 'desk.guide.start' : 'desk.guide.goOn')}
      </Link>
    </section>
  )
}
