import { useText } from '../../i18n.tsx'
import { Drawing } from '../../ui/drawing/drawing.tsx'
import type { HomeData } from './home-data.ts'
import './about.css'

type AboutProps = { timeline: HomeData['timeline']; copy: HomeData['copy']['about'] }

/** Other years may have a drawing or a number of people: one without keeps its place free. */
export function About({ timeline, copy }: AboutProps) {
  const t = useText()
  if (!copy.statement && !copy.paragraphs[0] && !timeline[0]) return null
  return (
    <section className="section" id="about" tabIndex={-1}>
      <div className="frame ruled">
        <div className="grid about-text">
          <h2 className="subhead">{copy.heading}</h2>
          {copy.statement && <p className="about-statement">{copy.statement}</p>}
          {copy.paragraphs.map((paragraph) => (
            <p key={paragraph} className="about-paragraph">
              {paragraph}
            </p>
          ))}
        </div>
        {timeline.length > 0 && (
          <ol className="timeline" aria-label={t('home.history')}>
            {timeline.map((entry) => (
              <li key={entry.year} className="timeline-entry">
                {entry.drawing ? <Drawing of={entry.drawing} /> : <span className="drawing" />}
                <p className="timeline-year">{entry.year}</p>
                <p className="fact">{entry.people}</p>
                <div className="timeline-text" data-year={entry.year}>
                  <p>{entry.text}</p>
                </div>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  )
}
