import type { JobStages } from '../../../features/submissions/count-submissions.ts'

type StageSquaresProps = {
  jobs: JobStages[]
  stages: readonly string[]
  labels: string[]
  width: number
}

const head = 26
const row = 58
const nameHeight = 20
const widest = 28
const letter = 8

export const stagesHeight = (jobs: number) => head + jobs * row

/** A row a job, a column a stage; each number beside a square as large as it is. */
export function StageSquares({ jobs, stages, labels, width }: StageSquaresProps) {
  const column = width / stages.length
  const most = Math.max(...jobs.flatMap((job) => Object.values(job.stages)))
  const longest = Math.floor(width / letter)
  return (
    <>
      {labels.map((label, place) => (
        <text key={label} className="plot-text" x={place * column} y={14}>
          {label}
        </text>
      ))}
      {jobs.map((job, place) => {
        const y = head + place * row
        return (
          <g key={place}>
            <path className={place === 0 ? 'plot-ground' : 'plot-line'} d={`M0 ${y}H${width}`} />
            <text className="plot-name" x={0} y={y + 16}>
              {job.title.length > longest ? `${job.title.slice(0, longest - 1)}…` : job.title}
            </text>
            {stages.map((stage, at) => {
              const count = job.stages[stage] ?? 0
              const side = count === 0 ? 0 : Math.max(4, widest * Math.sqrt(count / most))
              const middle = y + nameHeight + (row - nameHeight) / 2
              return (
                <g key={stage}>
                  {count > 0 && (
                    <rect
                      className="plot-bar"
                      x={at * column}
                      y={middle - side / 2}
                      width={side}
                      height={side}
                    />
                  )}
                  <text
                    className={count > 0 ? 'plot-figure' : 'plot-text'}
                    x={at * column + (count > 0 ? side + 6 : 0)}
                    y={middle + 4}
                  >
                    {count > 0 ? count.toLocaleString('en-GB') : '–'}
                  </text>
                </g>
              )
            })}
          </g>
        )
      })}
    </>
  )
}
