import { useText } from '../../../i18n.tsx'
import { Paragraphs } from '../../sheet/sheet-part.tsx'
import type { CaseView } from '../work-view.ts'
import './case-steps.css'

export function CaseSteps({ study: { work } }: { study: CaseView }) {
  const t = useText()
  return (
    <section className="section">
      <div className="frame ruled case-work">
        <div className="grid sheet-wide">
          <h2 className="head">{work.heading}</h2>
          <Paragraphs of={work.text} />
        </div>
        <ol>
          {work.steps.map(({ title, weeks, text, bar }) => (
            <li key={title} className="case-step">
              <svg aria-hidden="true">
                <line x1={`${bar.from}%`} x2={`${bar.to}%`} y1="50%" y2="50%" />
              </svg>
              <h3 className="subhead">{title}</h3>
              <p className="fact quiet">{t('work.weeks', { weeks })}</p>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
