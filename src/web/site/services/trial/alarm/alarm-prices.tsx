import { fill, rupees } from '../trial-words.ts'
import type { Alarm, Prices } from './price-of-line.ts'

type AlarmPricesProps = { trial: Alarm; prices: Prices }

/** The two prices to set, and the score at which they break even. */
export function AlarmPrices({ trial, prices }: AlarmPricesProps) {
  const { missed, needless } = prices
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
          missedPrice: rupees(missed),
          needlessPrice: rupees(needless),
          even: `${even.toFixed(1)}%`,
        })}
      </p>
    </div>
  )
}
