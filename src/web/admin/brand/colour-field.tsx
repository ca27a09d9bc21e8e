import { useId, useState } from 'react'
import { defaultPalette } from '../../../features/documents/brand/brand-palette.ts'
import { useText } from '../../i18n.tsx'
import type { ColourName } from './brand-value.ts'

type ColourFieldProps = {
  name: ColourName
  value: string | undefined
  mayChange: boolean
  onChange: (colour: string | undefined, how?: { typing?: boolean }) => void
}

/** A colour is kept when it is whole; half of one stands in its field alone. */
const isWhole = (text: string) => text === '' || /^#[\da-f]{6}$/i.test(text)

/** A colour to be picked or typed; without one, the default. */
export function ColourField({ name, value, mayChange, onChange }: ColourFieldProps) {
  const t = useText()
  const id = useId()
  const standard = defaultPalette[name].light
  const [typed, setTyped] = useState<{ text: string; before: string | undefined }>()
  // Undone, or picked: what was typed before is over.
  const text = typed && typed.before === value ? typed.text : (value ?? '')
  const isFine = isWhole(text)
  const label = t(`desk.brand.colour.${name}`)

  /** `#abc` is whole too, but perhaps half of `#abcdef` until its field is left. */
  function double() {
    const short = /^#?([\da-f]{3})$/i.exec(text)?.[1]
    if (short && mayChange) write(`#${short.replace(/./g, '$&$&')}`)
  }

  function write(given: string) {
    const whole = /^[\da-f]{6}$/i.test(given) ? `#${given}` : given
    setTyped({ text: whole, before: value })
    if (isWhole(whole)) onChange(whole === '' ? undefined : whole.toLowerCase(), { typing: true })
  }

  return (
    <div className="brand-colour field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="brand-colour-row">
        <input
          type="color"
          aria-label={t('desk.brand.pickColour', { label })}
          value={value ?? standard}
          disabled={!mayChange}
          onChange={({ target }) => onChange(target.value, { typing: true })}
        />
        <input
          id={id}
          className="field-control"
          type="text"
          spellCheck={false}
          autoComplete="off"
          placeholder={standard}
          aria-invalid={isFine ? undefined : true}
          aria-describedby={`${id}-hint`}
          readOnly={!mayChange}
          value={text}
          onChange={({ target }) => write(target.value.trim())}
          onBlur={double}
        />
        {value !== undefined && mayChange && (
          <button type="button" className="desk-small" onClick={() => onChange(undefined)}>
            {t('desk.brand.houseColour')}
            <span className="visually-hidden"> ({label})</span>
          </button>
        )}
      </div>
      <p className={isFine ? 'field-hint' : 'field-error'} id={`${id}-hint`}>
        {t(isFine ? `desk.brand.colourHint.${name}` : 'desk.brand.notColour')}
      </p>
    </div>
  )
}
