import type { ScoreBin } from './price-of-line.ts'

const width = 10
const square = 6
const middle = 64
const depth = 62

const barOf = (count: number) => (count ? (Math.log10(count + 1) / Math.log10(4001)) * depth : 0)

type AlarmHistogramProps = { bins: ScoreBin[]; from: number }

/** Late pallets stand above the scale, one square each, and those on time hang below it. Filled is a mistake. */
export function AlarmHistogram({ bins, from }: AlarmHistogramProps) {
  return (
    <svg
      className="alarm-histogram"
      viewBox={`0 0 ${bins.length * width} ${middle + depth + 2}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bins.map(({ late, onTime }, place) => (
        <g key={place}>
          {Array.from({ length: late }, (_, row) => (
            <rect
              key={row}
              className={place < from ? 'alarm-mistake' : undefined}
              x={place * width + 2}
              y={middle - 1 - (row + 1) * square}
              width={width - 4}
              height={square - 1.2}
            />
          ))}
          <rect
            className={place < from ? undefined : 'alarm-mistake'}
            x={place * width + 2}
            y={middle + 1}
            width={width - 4}
            height={barOf(onTime)}
          />
        </g>
      ))}
      <line className="alarm-scale" x1="0" x2={bins.length * width} y1={middle} y2={middle} />
      <line
        className="alarm-line"
        x1={from * width}
        x2={from * width}
        y1="0"
        y2={middle + depth + 2}
      />
    </svg>
  )
}
