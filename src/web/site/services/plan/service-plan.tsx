import { useText } from '../../../i18n.tsx'
import type { ServiceView } from '../service-view.ts'
import './service-plan.css'

const fields = 4

/** Each step stands under its bar, in the field where the bar begins. */
const fieldOf = (from: number) => Math.min(fields - 2, Math.floor(((from + 3) / 100) * fields))

export function ServicePlan({ service: { plan, stepsHeading } }: { service: ServiceView }) {
  const t = useText()
  const [first, ...marks] = plan.marks
  return (
    <section className="section" id="plan" tabIndex={-1}>
      <div className="frame ruled service-plan">
        <h2 className="head">{stepsHeading}</h2>
        <div className="plan-scale fact" aria-hidden="true">
          <span>
            {t(`service.unit.${plan.unit}`)} {first}
          </span>
          {marks.map((mark, place) => (
            <span key={`${place} ${mark}`}>{mark}</span>
          ))}
        </div>
        <ol>
          {plan.steps.map(({ title, weeks, text, result, bar }) => (
            <li key={title} className="plan-step" data-field={fieldOf(bar.from)}>
              <svg aria-hidden="true" className={bar.isOpen ? 'plan-open' : undefined}>
                <line x1={`${bar.from}%`} x2={`${bar.from + bar.length}%`} y1="50%" y2="50%" />
              </svg>
              <div className="plan-what">
                <h3 className="subhead">{title}</h3>
                <p className="fact">{weeks}</p>
                <p>{text}</p>
              </div>
              <p className="plan-hold">
                <span className="fact">{t('service.hold')}</span> {result}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
