import type { ReactNode } from 'react'

type TrialFrameProps = {
  trial: { heading: string; intro: string; invite: string }
  /** Its style sheet: no other page loads it. */
  sheet: string
  reading: ReactNode
  children: ReactNode
}

/** What one can try on a service's page: the words, what it comes to, and the drawing beside them. */
export function TrialFrame({ trial, sheet, reading, children }: TrialFrameProps) {
  return (
    <section className="section" id="try" tabIndex={-1}>
      <link rel="stylesheet" href={sheet} precedence="page" />
      <div className="frame ruled">
        <div className="grid trial">
          <div className="trial-say">
            <h2 className="head">{trial.heading}</h2>
            <p>
              {trial.intro} <span className="trial-scripted">{trial.invite}</span>
            </p>
          </div>
          <div className="trial-drawing">{children}</div>
          <div className="trial-reading">{reading}</div>
        </div>
      </div>
    </section>
  )
}

/** As many characters as a line holds in the usual size. */
const usual = 11

type TrialVerdictProps = { figure: string; unit: string; holds: boolean; children: ReactNode }

export function TrialVerdict({ figure, unit, holds, children }: TrialVerdictProps) {
  return (
    <output className="trial-verdict" data-holds={holds} aria-live="polite">
      <span className="trial-figure" data-long={figure.length > usual || undefined}>
        {figure}
      </span>{' '}
      <span className="fact">{unit}</span>
      <span className="trial-sentence">{children}</span>
    </output>
  )
}
