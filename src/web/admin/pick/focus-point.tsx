import { type KeyboardEvent, type PointerEvent, useId } from 'react'
import { useText } from '../../i18n.tsx'

type Point = { x: number; y: number }
type FocusPointProps = {
  src: string
  value: Point | undefined
  onChange: (point: Point | undefined) => void
}

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)))
const steps: Record<string, [number, number]> = {
  ArrowLeft: [-5, 0],
  ArrowRight: [5, 0],
  ArrowUp: [0, -5],
  ArrowDown: [0, 5],
}

/** The point of a picture that stays in sight: by pointer, or by the arrow keys. */
export function FocusPoint({ src, value, onChange }: FocusPointProps) {
  const t = useText()
  const id = useId()
  const { x, y } = value ?? { x: 50, y: 50 }
  const said = t('desk.pick.focusAt', { x, y })

  function press(event: PointerEvent<HTMLButtonElement>) {
    if (event.type === 'pointermove' && event.buttons === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    onChange({
      x: within(((event.clientX - box.left) / box.width) * 100),
      y: within(((event.clientY - box.top) / box.height) * 100),
    })
  }
  function move(event: KeyboardEvent) {
    const [right, down] = steps[event.key] ?? []
    if (right === undefined || down === undefined) return
    event.preventDefault()
    onChange({ x: within(x + right), y: within(y + down) })
  }
  return (
    <div className="focus-point">
      <p className="field-label" id={id}>
        {t('desk.pick.focus')}
      </p>
      <p className="field-hint" id={`${id}hint`}>
        {t('desk.pick.focusHint')}
      </p>
      {/* Screen readers keep the arrow keys from a button, but not from a slider. */}
      <button
        type="button"
        role="slider"
        className="focus-point-picture"
        aria-labelledby={id}
        aria-describedby={`${id}hint`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={x}
        aria-valuetext={said}
        onPointerDown={press}
        onPointerMove={press}
        onKeyDown={move}
      >
        <img src={src} alt="" draggable={false} />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M${x} 0V100M0 ${y}H100`} />
        </svg>
      </button>
      <p className="fact quiet">{said}</p>
      {value && (
        <button type="button" className="desk-link" onClick={() => onChange(undefined)}>
          {t('desk.pick.centre')}
        </button>
      )}
    </div>
  )
}
