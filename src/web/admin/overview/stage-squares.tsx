import type { JobStages } from '../../../features/submissions/inbox/count-submissions.ts'

type StageSquaresProps = {
  jobs: JobStages[]
  stages: readonly string[]
  labels: string[]
  width: number
}

const head = 26
const widest = 26
const letter = 7.6

/** Names stand beside their squares where there is room for both, else above them. */
const layoutFor = (width: number) =>
  width >= 900
    ? { row: 44, nameWidth: Math.min(320, width * 0.32), nameY: 27, middle: 22 }
    : { row: 64, nameWidth: 0, nameY: 20, middle: 43 }

export const stagesHeight = (jobs: number, width: number) => head + jobs * layoutFor(width).row

/** A row a job, a column a stage; each number beside a square as large as it is. */
export function StageSquares({ jobs, stages, labels, width }: StageSquaresProps) {
  const { row, nameWidth, nameY, middle } = layoutFor(width)
  const column = (width - nameWidth) / stages.length
  const most = Math.max(...jobs.flatMap((job) => Object.values(job.stages)))
  const longest = Math.floor((nameWidth || width) / letter) - 1
  return (
    <>
      {labels.map((label, place) => (
        <text key={label} className="plot-text" x={nameWidth + place * column} y={14}>
          {label}
        </text>
      ))}
      {jobs.map((job, place) => {
        const top = head + place * row
        return (
          <g key={place}>
            <path className={place === 0 ? 'plot-ground' : 'plot-line'} d={`M0 ${top}H${width}`} />
            <text className="plot-name" x={0} y={top + nameY}>
              {job.title.length > longest ? `${job.title.slice(0, longest - 1)}…` : job.title}
            </text>
            {stages.map((stage, at) => (
              <Square
                key={stage}
                count={job.stages[stage] ?? 0}
                most={most}
                x={nameWidth + at * column}
                middle={top + middle}
              />
            ))}
          </g>
        )
      })}
    </>
  )
}

type SquareProps = { count: number; most: number; x: number; middle: number }

function Square({ count, most, x, middle }: SquareProps) {
  if (count === 0)
    return (
      <text className="plot-text" x={x} y={middle + 4}>
        –
      </text>
    )
  const side = Math.max(4, widest * Math.sqrt(count / most))
  return (
    <>
      <rect className="plot-bar" x={x} y={middle - side / 2} width={side} height={side} />
      <text className="plot-figure" x={x + side + 6} y={middle + 4}>
        {count.toLocaleString('en-GB')}
      </text>
    </>
  )
}
