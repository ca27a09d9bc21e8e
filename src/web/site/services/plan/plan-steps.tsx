import { useText } from '../../../i18n.tsx'
import './plan-steps.css'
import type { Planned } from './week-plan.ts'

const columns = 12

/** The column in which a bar begins, where its title stands; from the last three it ends at the right. */
const columnOf = (from: number) => Math.min(columns - 3, Math.round((from / 100) * columns))

type PlannedStep = {
  title: string
  weeks: string
  text: string
  guards?: boolean | undefined
  result?: string | undefined
}

export type StepsPlan = Planned<PlannedStep>

/** Steps on a scale of their weeks; those that guard are drawn as gates. */
export function PlanSteps({ plan }: { plan: StepsPlan }) {
  const t = useText()
  const [first, ...marks] = plan.marks
  return (
    <>
      <div className="plan-scale fact" aria-hidden="true">
        <span>
          {t(`service.unit.${plan.unit}`)} {first}
        </span>
        {marks.map((mark, place) => (
          <span key={`${place} ${mark}`}>{mark}</span>
        ))}
      </div>
      <ol>
        {plan.steps.map(({ title, guards, weeks, text, result, bar }) => (
          <li
            key={title}
            className={guards ? 'plan-step plan-gate' : 'plan-step'}
            data-column={columnOf(bar.from)}
          >
            <div className="plan-title">
              <h3>{title}</h3>
              <p className="fact">
                {weeks}
                {guards && <b> · {t('service.gate')}</b>}
              </p>
            </div>
            <svg aria-hidden="true" className={bar.isOpen ? 'plan-open' : undefined}>
              <line x1={`${bar.from}%`} x2={`${bar.from + bar.length}%`} y1="50%" y2="50%" />
              {guards && (
                <line
                  className="plan-post"
                  x1={`${bar.from + bar.length}%`}
                  x2={`${bar.from + bar.length}%`}
                  y1="-70%"
                  y2="170%"
                />
              )}
            </svg>
            <p className="plan-what">{text}</p>
            {result && (
              <p className="plan-hold">
                <span className="fact">{t('service.hold')}</span> {result}
              </p>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
