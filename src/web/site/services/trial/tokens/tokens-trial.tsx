import { TrialFrame, TrialVerdict } from '../trial-frame.tsx'
import { figuresOf, fill } from '../trial-words.ts'
import { useFields } from '../use-fields.ts'
import { countTokens, countWords, priceTurns, type Tokens } from './count-tokens.ts'
import { parts, TokenBars } from './token-bars.tsx'
import sheet from './tokens-trial.css?url'

type Turns = ReturnType<typeof priceTurns>

function sentence(trial: Tokens, turns: Turns) {
  const { verdicts, ceiling } = trial
  const { shown, money } = figuresOf(trial)
  const broken = turns.find(({ cost }) => cost > ceiling)
  return fill(verdicts[broken ? 'breaks' : 'holds'], {
    turns: turns.length,
    turn: broken?.turn ?? '',
    talk: shown(broken?.said ?? 0),
    ceiling: money(ceiling, 2),
  })
}

function countsOf(trial: Tokens, text: string, turns: Turns) {
  const { facts } = trial
  const { shown, money } = figuresOf(trial)
  const tokens = countTokens(text)
  const read = turns.reduce((sum, one) => sum + one.read, 0)
  const whole = turns.reduce((sum, one) => sum + one.cost, 0)
  return [
    [facts.words, shown(countWords(text))],
    [facts.tokens, shown(tokens)],
    [facts.repeated, shown(tokens * turns.length)],
    [facts.share, `${((tokens * turns.length * 100) / read).toFixed(1)}%`],
    [facts.whole, money(whole, 2)],
  ]
}

/** Instructions to write and a conversation to prolong, and the answer that costs too much. */
export default function TokensTrial({ trial }: { trial: Tokens }) {
  const { least, most, start } = trial.turns
  const { money } = figuresOf(trial)
  const { values, fieldset } = useFields({ text: trial.textStart, turns: String(start) })
  const text = values.text ?? ''
  const turns = priceTurns(countTokens(text), Number(values.turns), trial)
  const last = turns.at(-1)!
  return (
    <TrialFrame
      trial={trial}
      sheet={sheet}
      reading={
        <>
          <TrialVerdict
            figure={money(last.cost, 2)}
            unit={fill(trial.unit, { turn: last.turn })}
            holds={last.cost <= trial.ceiling}
          >
            {sentence(trial, turns)}
          </TrialVerdict>
          <dl className="token-counts">
            {countsOf(trial, text, turns).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      }
    >
      <TokenBars trial={trial} turns={turns} />
      <ul className="token-key fact">
        {parts.map((part) => (
          <li key={part} className={`token-key-${part}`}>
            {trial.parts[part]}
          </li>
        ))}
      </ul>
      <fieldset {...fieldset} className="token-fields">
        <legend className="visually-hidden">{trial.heading}</legend>
        <label className="trial-scripted">
          <span className="trial-label">
            {trial.turnsLabel} <b>{turns.length}</b>
          </span>
          <input
            className="trial-range"
            type="range"
            name="turns"
            min={least}
            max={most}
            defaultValue={start}
            aria-label={trial.turnsLabel}
          />
        </label>
        <label className="trial-scripted">
          <span className="trial-label">{trial.text}</span>
          <textarea
            name="text"
            rows={6}
            maxLength={trial.textMost}
            spellCheck={false}
            defaultValue={trial.textStart}
          />
        </label>
        <div className="trial-unscripted token-sample">
          <p className="fact">{trial.text}</p>
          <p>{trial.textStart}</p>
        </div>
      </fieldset>
      <p className="fact quiet token-rule">{trial.rule}</p>
    </TrialFrame>
  )
}
