import { useState } from 'react'
import { useText } from '../../../i18n.tsx'
import { PaperField } from './paper-field.tsx'
import type { Paper } from '../product-view.ts'
import sheet from './paper-reader.css?url'

/** Radio buttons and one style sheet do the work, so it works before any script and without one. */
export default function PaperReader({ paper }: { paper: Paper }) {
  const t = useText()
  const { lines, readings } = paper
  const [found, setFound] = useState('')

  function tell(index: number) {
    const quotes = readings[index]?.quotes ?? []
    setFound(quotes.map(({ line, text }) => t('product.marked', { line, text })).join(' '))
  }

  return (
    <div className="grid paper">
      <link rel="stylesheet" href={sheet} precedence="page" />
      <div className="paper-head">
        <h2 className="head">{paper.heading}</h2>
        <p>{paper.intro}</p>
      </div>
      <figure className="paper-sheet" aria-label={paper.documentLabel}>
        <div className="paper-lines" translate="no">
          {lines.map((runs, index) => (
            <div key={index}>
              {runs.map(({ text, marks }, place) =>
                marks ? (
                  <span key={place} data-of={marks}>
                    {text}
                  </span>
                ) : (
                  text
                ),
              )}
            </div>
          ))}
        </div>
        <figcaption className="fact quiet">{paper.documentLabel}</figcaption>
      </figure>
      <fieldset className="paper-fields">
        <legend className="fact quiet">{paper.hint}</legend>
        {readings.map((reading, index) => (
          <PaperField
            key={index}
            reading={reading}
            index={index}
            paper={paper}
            onRead={() => tell(index)}
          />
        ))}
      </fieldset>
      <p className="visually-hidden" role="status">
        {found}
      </p>
    </div>
  )
}
