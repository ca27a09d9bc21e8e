import { figuresOf } from '../trial-words.ts'
import { type Alarm, priceOfLine, type Prices } from './price-of-line.ts'

type AlarmTableProps = { trial: Alarm; prices: Prices }

/** The same day at a few other lines. */
export function AlarmTable({ trial, prices }: AlarmTableProps) {
  const { shown, money } = figuresOf(trial)
  return (
    <table className="trial-table alarm-table">
      <caption className="fact">{trial.tableCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{trial.tableHeads.line}</th>
          <th scope="col" className="number">
            {trial.tableHeads.missed}
          </th>
          <th scope="col" className="number">
            {trial.tableHeads.needless}
          </th>
          <th scope="col" className="number">
            {trial.tableHeads.cost}
          </th>
        </tr>
      </thead>
      <tbody>
        {trial.tableLines.map((line) => {
          const priced = priceOfLine(trial.bins, trial.stops.indexOf(line), prices)
          return (
            <tr key={line}>
              <th scope="row">{line}%</th>
              <td className="number">{priced.missed}</td>
              <td className="number">{shown(priced.needless)}</td>
              <td className="number">{money(priced.cost)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
