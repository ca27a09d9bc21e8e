import { dayOf } from './day-of.ts'
import { highestTick } from './highest-tick.ts'

type WeekBarsProps = { weeks: string[]; counts: number[]; width: number; height: number }

const left = 34
const top = 18
const bottom = 26
const labelWidth = 54
const narrowestWithFigure = 22

/** A bar a week; that of the week which is not over yet is dashed. */
export function WeekBars({ weeks, counts, width, height }: WeekBarsProps) {
  const step = (width - left) / weeks.length
  const gap = step > 12 ? Math.min(10, step * 0.3) : 1
  const ground = height - bottom
  const highest = highestTick(Math.max(...counts))
  const y = (count: number) => ground - (count / highest) * (ground - top)
  const every = Math.ceil(labelWidth / step)
  const last = weeks.length - 1
  return (
    <>
      {[0, highest / 2, highest].map((tick) => (
        <g key={tick}>
          <path
            className={tick === 0 ? 'plot-ground' : 'plot-line'}
            d={`M${left} ${y(tick)}H${width}`}
          />
          {Number.isInteger(tick) && (
            <text className="plot-text" x={left - 8} y={y(tick) + 4} textAnchor="end">
              {tick.toLocaleString('en-GB')}
            </text>
          )}
        </g>
      ))}
      {counts.map((count, place) => {
        const x = left + place * step + gap / 2
        const isNow = place === last
        return (
          <g key={weeks[place]}>
            {count > 0 && (
              <rect
                className={isNow ? 'plot-bar-open' : 'plot-bar'}
                x={isNow ? x + 0.75 : x}
                y={y(count)}
                width={Math.max(1, step - gap - (isNow ? 1.5 : 0))}
                height={ground - y(count)}
              />
            )}
            {step >= narrowestWithFigure && count > 0 && (
              <text
                className="plot-figure"
                x={x + (step - gap) / 2}
                y={y(count) - 5}
                textAnchor="middle"
              >
                {count.toLocaleString('en-GB')}
              </text>
            )}
            {(last - place) % every === 0 && x + step / 2 > left + labelWidth / 2 - 8 && (
              <text
                className="plot-text"
                x={isNow ? width : x + (step - gap) / 2}
                y={height - 8}
                textAnchor={isNow ? 'end' : 'middle'}
              >
                {dayOf(weeks[place]!, 'short')}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
}
