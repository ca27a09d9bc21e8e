import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../i18n.tsx'
import { DoorSide } from './door-side.tsx'
import { judgeThreshold, toHundredths } from './judge-threshold.ts'
import type { Threshold } from '../product-view.ts'
import sheet from './door-trial.css?url'

const shown = (value: number) => value.toFixed(2)

/** A threshold to move, and twelve reports on either side of it. */
export default function DoorTrial({ trial }: { trial: Threshold }) {
  const t = useText()
  const { range, cases, verdicts } = trial
  const slider = useRef<HTMLInputElement>(null)
  const [threshold, setThreshold] = useState(range.start)
  const follow = (input: HTMLInputElement) => setThreshold(toHundredths(input.valueAsNumber))
  // Whoever moved it before React came finds it where they left it.
  useEffect(() => {
    if (slider.current) follow(slider.current)
  }, [])

  const { passes, waits, verdict } = judgeThreshold(trial, threshold)
  const counts = t('product.counts', { passes: passes.length, waits: waits.length })
  const place = (score: number) => `${((score - range.least) / (range.most - range.least)) * 100}%`

  return (
    <div className="grid door">
      <link rel="stylesheet" href={sheet} precedence="page" />
      <div className="door-panel">
        <h2 className="head">{trial.heading}</h2>
        <p className="door-intro">{trial.intro}</p>
      </div>
      <div className="door-setting">
        <p className="door-figure">
          <output htmlFor="threshold">{shown(threshold)}</output>
          <span className="fact">{counts}</span>
        </p>
        <div className="door-slider">
          <svg aria-hidden="true">
            {cases.map(({ report, score, answer, truth }) => (
              <line
                key={report}
                className={answer === truth ? undefined : 'door-wrong'}
                x1={place(score)}
                x2={place(score)}
                y1={answer === truth ? '45%' : '0'}
                y2="100%"
              />
            ))}
          </svg>
          <input
            ref={slider}
            type="range"
            id="threshold"
            min={range.least}
            max={range.most}
            step={range.step}
            defaultValue={range.start}
            aria-label={trial.sliderLabel}
            aria-describedby="threshold-hint"
            aria-valuetext={`${shown(threshold)}. ${counts}`}
            onInput={(event) => follow(event.currentTarget)}
          />
          <p className="fact quiet" id="threshold-hint">
            {trial.sliderHint}
          </p>
        </div>
        <p className="door-verdict" data-verdict={verdict} role="status">
          {verdicts[verdict]}
        </p>
        <p className="fact quiet door-rule">{trial.rule.text}</p>
      </div>
      <div className="door-reports">
        <DoorSide side="passes" heading={trial.passes} reports={passes} trial={trial} />
        <DoorSide side="waits" heading={trial.waits} reports={waits} trial={trial} />
        <p className="quiet door-afterword">{trial.afterword}</p>
      </div>
    </div>
  )
}
