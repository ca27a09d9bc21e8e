import { figuresOf, fill } from '../trial-words.ts'
import type { priceTurns, Tokens } from './count-tokens.ts'

export const parts = ['written', 'passages', 'instructions', 'talk'] as const

type TokenBarsProps = { trial: Tokens; turns: ReturnType<typeof priceTurns> }

const width = 10
const height = 100

/** A bar for each answer, piled up from what it costs; what stands above the ceiling is marked. */
export function TokenBars({ trial, turns }: TokenBarsProps) {
  const { ceiling } = trial
  const { money } = figuresOf(trial)
  const last = turns.at(-1)!
  const top = Math.max(last.cost, ceiling) * 1.12
  const y = (cost: number) => height - (cost / top) * height
  const slots = trial.turns.most * width
  const says = { first: money(turns[0]!.cost, 2), last: money(last.cost, 2) }
  return (
    <div className="token-plot">
      <svg
        viewBox={`0 0 ${slots} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={fill(trial.drawing, { ...says, ceiling: money(ceiling, 2) })}
      >
        {turns.map((one, place) => {
          let under = 0
          return (
            <g key={one.turn}>
              {parts.map((part) => {
                under += one[part]
                return (
                  <rect
                    key={part}
                    className={`token-${part}`}
                    x={place * width + 1.5}
                    y={y(under)}
                    width={width - 3}
                    height={(one[part] / top) * height}
                  />
                )
              })}
              {one.cost > ceiling && (
                <rect
                  className="token-over"
                  x={place * width + 1.5}
                  y={y(one.cost)}
                  width={width - 3}
                  height={y(ceiling) - y(one.cost)}
                />
              )}
            </g>
          )
        })}
        <line className="token-ceiling" x1="0" x2={slots} y1={y(ceiling)} y2={y(ceiling)} />
      </svg>
      <svg className="token-names" aria-hidden="true">
        <text className="fact" x="0" y={`${y(ceiling)}%`} dy="-0.6em">
          {fill(trial.ceilingLabel, { ceiling: money(ceiling, 2) })}
        </text>
      </svg>
      <div className="token-turns fact" aria-hidden="true">
        {Array.from({ length: trial.turns.most }, (_, place) => (
          <span key={place}>{place + 1}</span>
        ))}
      </div>
    </div>
  )
}
