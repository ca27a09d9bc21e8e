import { TrialFrame, TrialVerdict } from '../trial-frame.tsx'
import { fill } from '../trial-words.ts'
import { useFields } from '../use-fields.ts'
import { LedgerBalance } from './ledger-balance.tsx'
import { amountIn, LedgerBook } from './ledger-book.tsx'
import { type Balance, drawnAmounts, type Ledger, trialBalance } from './trial-balance.ts'
import sheet from './ledger-trial.css?url'

function sentence(trial: Ledger, { verdict, broken }: Balance) {
  const amount = amountIn(trial)
  const [{ debit, credit } = { debit: 0, credit: 0 }] = broken
  return fill(trial.verdicts[verdict], {
    ids: broken.map(({ id }) => id).join(` ${trial.and} `),
    amount: amount(Math.abs(debit - credit)),
    debit: amount(debit),
    credit: amount(credit),
  })
}

/** Entries to spoil, and a ledger that refuses them by name. */
export default function LedgerTrial({ trial }: { trial: Ledger }) {
  const drawn = drawnAmounts(trial.entries)
  const { values, putBack, fieldset } = useFields(drawn)
  const balance = trialBalance(trial.entries, values)
  const slip = trialBalance(trial.entries, { ...drawn, [trial.slip.field]: trial.slip.amount })
  return (
    <TrialFrame
      trial={trial}
      sheet={sheet}
      reading={
        <>
          <TrialVerdict
            figure={amountIn(trial)(Math.abs(balance.debit - balance.credit))}
            unit={trial.difference}
            holds={balance.verdict === 'posted'}
          >
            {sentence(trial, balance)}
          </TrialVerdict>
          <div className="trial-unscripted ledger-slip">
            <p>{trial.unscripted}</p>
            <p className="trial-verdict" data-holds="false">
              <span className="trial-sentence">{sentence(trial, slip)}</span>
            </p>
          </div>
          <LedgerBalance trial={trial} balance={balance} />
        </>
      }
    >
      <fieldset {...fieldset}>
        <legend className="visually-hidden">{trial.caption}</legend>
        <LedgerBook trial={trial} sums={balance.sums} />
        <div className="ledger-foot">
          <p className="fact quiet">{trial.rule}</p>
          <button
            type="button"
            className="button button-outline button-small trial-scripted"
            onClick={putBack}
          >
            {trial.putBack}
          </button>
        </div>
      </fieldset>
    </TrialFrame>
  )
}
