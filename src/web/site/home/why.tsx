import { useText } from '../../i18n.tsx'
import { Drawing, type DrawingFile } from '../../ui/drawing/drawing.tsx'
import type { HomeData } from './home-data.ts'
import './why.css'

type WhyProps = {
  promises: HomeData['promises']
  copy: HomeData['copy']['why']
  drawing: DrawingFile
}

export function Why({ promises, copy, drawing }: WhyProps) {
  const t = useText()
  return (
    <section className="section" id="why" aria-label={t('home.why')} tabIndex={-1}>
      <div className="frame ruled why-layout">
        <div className="grid">
          <div className="why-head">
            <h2 className="head">{copy.heading}</h2>
            {copy.lead && <p className="lead">{copy.lead}</p>}
            <Drawing of={drawing} />
          </div>
          <ul className="why-list">
            {promises.map(({ title, text, proof }) => (
              <li key={title} className="promise">
                <h3>{title}</h3>
                <p>{text}</p>
                {proof && (
                  <p className="fact">
                    <span className="promise-figure">{proof.figure}</span> {proof.meaning}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
