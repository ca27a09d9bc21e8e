import { figuresOf, fill } from '../trial-words.ts'
import { type Balance, fieldOf, type Ledger, type LedgerEntry } from './trial-balance.ts'

export const amountIn = (trial: Ledger) => (paise: number) => figuresOf(trial).shown(paise / 100, 2)

type LedgerBookProps = { trial: Ledger; sums: Balance['sums'] }

/** The entries in two columns, each amount a field. */
export function LedgerBook({ trial, sums }: LedgerBookProps) {
  return (
    <table className="trial-table ledger-book">
      <caption className="fact">{trial.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{trial.account}</th>
          <th scope="col" className="number">
            {trial.debit}
          </th>
          <th scope="col" className="number">
            {trial.credit}
          </th>
        </tr>
      </thead>
      {trial.entries.map((entry, place) => (
        <LedgerRows key={entry.id} entry={entry} sum={sums[place]!} trial={trial} />
      ))}
    </table>
  )
}

type LedgerRowsProps = { entry: LedgerEntry; sum: Balance['sums'][number]; trial: Ledger }

function LedgerRows({ entry, sum, trial }: LedgerRowsProps) {
  const { id, what, legs } = entry
  const out = Math.abs(sum.debit - sum.credit)
  const flaw = sum.isRead ? out && fill(trial.off, { amount: amountIn(trial)(out) }) : trial.unread
  return (
    <tbody data-broken={flaw ? '' : undefined}>
      <tr>
        <th scope="rowgroup" colSpan={3}>
          <div className="ledger-entry">
            <span className="fact">{id}</span> <span>{what}</span>
            <b className="fact">{flaw || ''}</b>
          </div>
        </th>
      </tr>
      {legs.map(({ account, side, amount: drawn }, leg) => {
        const field = (
          <td className="number">
            <input
              className="trial-scripted"
              name={fieldOf(id, leg)}
              inputMode="decimal"
              autoComplete="off"
              maxLength={14}
              defaultValue={drawn}
              aria-label={fill(trial.fieldLabel, { account, side: trial[side], id })}
            />
            <span className="trial-unscripted">{drawn}</span>
          </td>
        )
        return (
          <tr key={`${account} ${side}`}>
            <th scope="row">{account}</th>
            {side === 'debit' ? field : <td />}
            {side === 'credit' ? field : <td />}
          </tr>
        )
      })}
    </tbody>
  )
}
