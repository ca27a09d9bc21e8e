import type { Side } from './judge-threshold.ts'
import type { Threshold } from '../product-view.ts'

type DoorSideProps = { side: Side; heading: string; reports: Threshold['cases']; trial: Threshold }

/** The reports on one side of the door, the surest first. */
export function DoorSide({ side, heading, reports, trial }: DoorSideProps) {
  return (
    <section className={`door-${side}`}>
      <h3 className="subhead">
        {heading} <span className="quiet">{reports.length}</span>
      </h3>
      <ol>
        {reports.map(({ report, score, answer, truth, ifPassed, ifHeld }) => (
          <li
            key={report}
            className={answer === truth ? 'door-report' : 'door-report door-mistake'}
          >
            <span className="fact">{score.toFixed(2)}</span>
            <div>
              <p>{report}</p>
              <p className="fact">
                {answer}. {answer === truth ? trial.right : `${trial.wrong} ${truth}.`}
              </p>
            </div>
            <div className="door-then">
              <p className="door-if-passed">
                <b className="fact">{trial.passes}</b> {ifPassed}
              </p>
              <p className="door-if-held">
                <b className="fact">{trial.waits}</b> {ifHeld}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
