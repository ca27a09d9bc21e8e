import { RichParagraphs } from '../../rich-text/rich-paragraphs.tsx'
import type { ServiceView } from '../service-view.ts'
import './service-questions.css'

type ServiceQuestionsProps = { heading: string; questions: ServiceView['questions'] }

export function ServiceQuestions({ heading, questions }: ServiceQuestionsProps) {
  if (questions.length === 0) return null
  return (
    <section className="section">
      <div className="frame ruled">
        <div className="grid service-questions">
          <h2 className="head">{heading}</h2>
          <div>
            {questions.map(({ question, answer }, place) => (
              <details key={question} open={place === 0}>
                <summary>{question}</summary>
                <RichParagraphs of={answer} />
              </details>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
