import { amountIn } from './ledger-book.tsx'
import type { Balance, Ledger } from './trial-balance.ts'

type LedgerBalanceProps = { trial: Ledger; balance: Balance }

/** What stands on each account, and whether the two sides agree. */
export function LedgerBalance({ trial, balance }: LedgerBalanceProps) {
  const { accounts, debit, credit } = balance
  const amount = amountIn(trial)
  return (
    <table className="trial-table ledger-balance" data-broken={debit === credit ? undefined : ''}>
      <caption className="fact">{trial.balanceCaption}</caption>
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
      <tbody>
        {accounts.map((one) => (
          <tr key={one.account}>
            <th scope="row">{one.account}</th>
            <td className="number">{one.debit ? amount(one.debit) : ''}</td>
            <td className="number">{one.credit ? amount(one.credit) : ''}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{trial.total}</th>
          <td className="number">{amount(debit)}</td>
          <td className="number">{amount(credit)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
