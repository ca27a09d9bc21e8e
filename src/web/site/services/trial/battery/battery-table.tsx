import { figuresOf } from '../trial-words.ts'
import { type Battery, clock, discharge, type Night } from './discharge.ts'

type BatteryTableProps = { trial: Battery; night: Night }

/** The same night with a few other batteries. */
export function BatteryTable({ trial, night }: BatteryTableProps) {
  const { label, unit } = trial.fields.capacity
  const { shown } = figuresOf({})
  return (
    <table className="trial-table battery-table">
      <caption className="fact">{trial.tableCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          <th scope="col" className="number">
            {trial.tableHolds}
          </th>
          <th scope="col" className="number">
            {trial.tableMissing}
          </th>
        </tr>
      </thead>
      <tbody>
        {trial.tableCapacities.map((capacity) => {
          const { missing, served } = discharge({ ...night, capacity }, trial)
          return (
            <tr key={capacity}>
              <th scope="row">
                {capacity} {unit}
              </th>
              <td className="number">{missing ? clock(trial.from, served) : trial.wholeNight}</td>
              <td className="number">
                {shown(missing, 1)} {unit}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
