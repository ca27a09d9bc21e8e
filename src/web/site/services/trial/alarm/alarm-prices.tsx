import { figuresOf, fill } from '../trial-words.ts'
import type { Alarm, Prices } from './price-of-line.ts'

type AlarmPricesProps = { trial: Alarm; prices: Prices }

/** The two prices to set, and the score at which they break even. */
export function AlarmPrices({ trial, prices }: AlarmPricesProps) {
  const { missed, needless } = prices
  const { money } = figuresOf(trial)
  const even = missed + needless ? (needless / (missed + needless)) * 100 : 0
  return (
    <div className="alarm-prices">
      {(['missed', 'needless'] as const).map((kind) => (
        <label key={kind} className="trial-scripted">
          {trial[`${kind}Price`]}
          <input
            type="number"
            name={kind}
            min={0}
            max={999_999}
            step={10}
            inputMode="numeric"
            defaultValue={trial.start[kind]}
          />
        </label>
      ))}
      <p className="fact quiet">
        {fill(trial.rule, {
          missedPrice: money(missed),
          needlessPrice: money(needless),
          even: `${even.toFixed(1)}%`,
        })}
      </p>
    </div>
  )
}
