import { TrialFrame, TrialVerdict } from '../trial-frame.tsx'
import { figuresOf, fill } from '../trial-words.ts'
import { useFields } from '../use-fields.ts'
import { AlarmHistogram } from './alarm-histogram.tsx'
import { AlarmPrices } from './alarm-prices.tsx'
import { AlarmTable } from './alarm-table.tsx'
import { type Alarm, cheapestLine, priceOfLine, type Prices, toPrice } from './price-of-line.ts'
import sheet from './alarm-trial.css?url'

const percent = (line = 0) => `${line}%`

function sentence(trial: Alarm, from: number, prices: Prices) {
  const { verdicts, bins, stops } = trial
  const { shown, money } = figuresOf(trial)
  const { missed, needless, cost } = priceOfLine(bins, from, prices)
  const best = cheapestLine(bins, prices)
  const saved = cost - priceOfLine(bins, best, prices).cost
  return fill(verdicts[saved === 0 ? 'cheapest' : from < best ? 'low' : 'high'], {
    missed,
    needless: shown(needless),
    best: percent(stops[best]),
    saved: money(saved),
  })
}

/** A line to drag over a day of scores, and what the mistakes on either side of it cost. */
export default function AlarmTrial({ trial }: { trial: Alarm }) {
  const { bins, stops, start } = trial
  const { shown, money } = figuresOf(trial)
  const { values, fieldset } = useFields({
    line: String(stops.indexOf(start.line)),
    missed: String(start.missed),
    needless: String(start.needless),
  })
  const from = Number(values.line)
  const prices = { missed: toPrice(values.missed), needless: toPrice(values.needless) }
  const { missed, needless, cost } = priceOfLine(bins, from, prices)
  const best = cheapestLine(bins, prices)
  const line = percent(stops[from])
  const says = { line, missed, needless: shown(needless), cost: money(cost) }
  const counts = [
    { label: trial.missed, count: missed, isMistake: true },
    { label: trial.caught, count: priceOfLine(bins, bins.length, prices).missed - missed },
    { label: trial.let, count: priceOfLine(bins, 0, prices).needless - needless },
    { label: trial.needless, count: needless, isMistake: true },
  ]
  return (
    <TrialFrame
      trial={trial}
      sheet={sheet}
      reading={
        <>
          <TrialVerdict
            figure={money(cost)}
            unit={fill(trial.unit, { line })}
            holds={cost === priceOfLine(bins, best, prices).cost}
          >
            {sentence(trial, from, prices)}
          </TrialVerdict>
          <AlarmTable trial={trial} prices={prices} />
        </>
      }
    >
      <fieldset {...fieldset} className="alarm">
        <legend className="visually-hidden">{trial.heading}</legend>
        <dl className="alarm-counts">
          {counts.map(({ label, count, isMistake }) => (
            <div key={label} className={isMistake ? 'alarm-wrong' : undefined}>
              <dt className="fact">{label}</dt>
              <dd>{shown(count)}</dd>
            </div>
          ))}
        </dl>
        <div className="alarm-plot">
          <AlarmHistogram bins={bins} from={from} />
          <div className="alarm-stops fact" aria-hidden="true">
            {stops.map((stop, place) => (
              <span key={stop} data-best={place === best ? '' : undefined}>
                {stop}
              </span>
            ))}
          </div>
          <input
            className="trial-range trial-scripted"
            type="range"
            name="line"
            min={0}
            max={bins.length}
            defaultValue={stops.indexOf(start.line)}
            aria-label={trial.line}
            aria-describedby="alarm-hint"
            aria-valuetext={fill(trial.valueText, says)}
          />
          <p className="fact quiet trial-scripted" id="alarm-hint">
            {trial.hint}
          </p>
        </div>
        <AlarmPrices trial={trial} prices={prices} />
      </fieldset>
    </TrialFrame>
  )
}
