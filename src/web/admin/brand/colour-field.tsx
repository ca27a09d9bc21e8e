import { useId } from 'react'
import { housePalette } from '../../../features/documents/brand/brand-palette.ts'
import { useText } from '../../i18n.tsx'
import type { ColourName } from './brand-value.ts'

type ColourFieldProps = {
  name: ColourName
  value: string | undefined
  mayChange: boolean
  onChange: (colour: string | undefined, how?: { typing?: boolean }) => void
}

/** A colour to be picked or typed; without one, the house's. */
export function ColourField({ name, value, mayChange, onChange }: ColourFieldProps) {
  const t = useText()
  const id = useId()
  const house = housePalette[name].light
  const isWhole = value === undefined || /^#[\da-f]{6}$/i.test(value)
  const label = t(`desk.brand.colour.${name}`)
  return (
    <div className="brand-colour field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="brand-colour-row">
        <input
          type="color"
          aria-label={t('desk.brand.pickColour', { label })}
          value={isWhole ? (value ?? house) : house}
          disabled={!mayChange}
          onChange={({ target }) => onChange(target.value, { typing: true })}
        />
        <input
          id={id}
          className="field-control"
          type="text"
          spellCheck={false}
          autoComplete="off"
          maxLength={7}
          placeholder={house}
          aria-invalid={isWhole ? undefined : true}
          aria-describedby={`${id}-hint`}
          readOnly={!mayChange}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value.trim() || undefined, { typing: true })}
        />
        {value !== undefined && mayChange && (
          <button type="button" className="desk-small" onClick={() => onChange(undefined)}>
            {t('desk.brand.houseColour')}
            <span className="visually-hidden"> ({label})</span>
          </button>
        )}
      </div>
      <p className={isWhole ? 'field-hint' : 'field-error'} id={`${id}-hint`}>
        {t(isWhole ? `desk.brand.colourHint.${name}` : 'desk.brand.notColour')}
      </p>
    </div>
  )
}
