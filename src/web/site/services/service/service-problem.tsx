import type { ServiceView } from '../service-view.ts'
import './service-problem.css'

export function ServiceProblem({ service: { problem } }: { service: ServiceView }) {
  return (
    <section className="section">
      <div className="frame ruled">
        <div className="grid service-problem">
          <h2 className="head">{problem.heading}</h2>
          {problem.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  )
}
