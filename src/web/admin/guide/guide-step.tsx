import { Link } from 'react-router'
import { useText } from '../../i18n.tsx'
import { type Guide, isStepDone } from './use-guide.ts'

type Step = Guide['steps'][number]

const company = '/admin/edit?page=/contact&document=company/company'
const phone = `${company}&field=company/company/contacts.phone`

const site = { id: 'site', to: '/admin/site' }

/** Where each step is done. */
const leadsTo: Record<Step['name'], { id: string; to: string }[]> = {
  name: [
    { id: 'company', to: company },
    { id: 'brand', to: '/admin/brand' },
  ],
  look: [{ id: 'brand', to: '/admin/brand' }],
  contacts: [{ id: 'contact', to: phone }, site],
  people: [{ id: 'home', to: '/admin/edit?page=/' }, site],
  services: [site],
  news: [
    { id: 'posts', to: '/admin/blog-edit' },
    { id: 'jobs', to: '/admin/job-edit' },
  ],
}

type GuideStepProps = { step: Step; onSettle: (isSettled: boolean) => void }

export function GuideStep({ step, onSettle }: GuideStepProps) {
  const t = useText()
  const { name, done, total, removed, drafted, isSettled } = step
  const [left, own] = [total - removed, done - removed]
  const title = t(`desk.guide.step.${name}.title`)
  const isDone = isStepDone(step)
  return (
    <li data-done={isDone || undefined}>
      <h2>
        {title}
        {isDone && <span className="fact"> {t('desk.guide.stepDone')}</span>}
      </h2>
      <p>{t(`desk.guide.step.${name}.text`)}</p>
      <div className="guide-measure">
        <progress value={done} max={Math.max(total, 1)} aria-label={title} />
        <span className="fact quiet">
          {left > 0 &&
            t(own > 0 ? 'desk.guide.measure' : 'desk.guide.measureNone', {
              done: own,
              total: left,
            })}
          {removed > 0 && ` ${t('desk.guide.measureRemoved', { count: removed })}`}
          {drafted > 0 && ` ${t('desk.guide.drafted', { count: drafted })}`}
        </span>
      </div>
      <div className="desk-actions">
        {leadsTo[name].map(({ id, to }) => (
          <Link key={id} className="desk-link" to={to}>
            {t(`desk.guide.to.${id}`)}
          </Link>
        ))}
        {(done < total || isSettled) && (
          <label className="guide-settle">
            <input
              type="checkbox"
              checked={isSettled}
              onChange={({ target }) => onSettle(target.checked)}
            />{' '}
            {t('desk.guide.settle')}
            <span className="visually-hidden"> ({title})</span>
          </label>
        )}
      </div>
    </li>
  )
}
