import { TrialFrame, TrialVerdict } from '../trial-frame.tsx'
import { figuresOf, fill } from '../trial-words.ts'
import { useFields } from '../use-fields.ts'
import { BatteryCurve } from './battery-curve.tsx'
import { BatteryTable } from './battery-table.tsx'
import { type Battery, clock, discharge, type Run } from './discharge.ts'
import sheet from './battery-trial.css?url'

const { shown } = figuresOf({})

const names = ['capacity', 'peak', 'hours'] as const

function sentence({ verdicts }: Battery, { need, missing, served, blocks, enough }: Run) {
  return fill(verdicts[missing ? 'fails' : 'holds'], {
    need: shown(need, 1),
    missing: shown(missing, 1),
    short: blocks.length - served,
    blocks: blocks.length,
    enough: shown(Math.ceil(enough)),
  })
}

/** A battery, a load and a night to set, and the hour at which the reserve is reached. */
export default function BatteryTrial({ trial }: { trial: Battery }) {
  const { fields } = trial
  const drawn = Object.fromEntries(names.map((name) => [name, String(fields[name].start)]))
  const { values, fieldset } = useFields(drawn)
  const night = {
    capacity: Number(values.capacity),
    peak: Number(values.peak),
    hours: Number(values.hours),
  }
  const run = discharge(night, trial)
  const end = clock(trial.from, run.blocks.length)
  const holds = run.missing === 0
  return (
    <TrialFrame
      trial={trial}
      sheet={sheet}
      reading={
        <>
          <TrialVerdict
            figure={holds ? shown(run.spare * trial.delivered, 1) : clock(trial.from, run.served)}
            unit={fill(trial.unit[holds ? 'holds' : 'fails'], { end })}
            holds={holds}
          >
            {sentence(trial, run)}
          </TrialVerdict>
          <p className="trial-note fact">{trial.rule}</p>
        </>
      }
    >
      <BatteryCurve
        trial={trial}
        run={run}
        peakMost={fields.peak.most}
        hoursMost={fields.hours.most}
      />
      <fieldset {...fieldset} className="battery-fields trial-scripted">
        <legend className="visually-hidden">{trial.heading}</legend>
        {names.map((name) => {
          const { label, unit, least, most, step, start } = fields[name]
          return (
            <label key={name}>
              <span className="trial-label">
                {label}
                <b>
                  {values[name]} {unit}
                </b>
              </span>
              <input
                className="trial-range"
                type="range"
                name={name}
                min={least}
                max={most}
                step={step}
                defaultValue={start}
                aria-label={label}
                aria-valuetext={`${values[name]} ${unit}`}
              />
            </label>
          )
        })}
      </fieldset>
      <div className="trial-unscripted">
        <BatteryTable trial={trial} night={night} />
      </div>
    </TrialFrame>
  )
}
