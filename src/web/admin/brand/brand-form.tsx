import { useText } from '../../i18n.tsx'
import { type BrandFormProps, colourNames, typePairs } from './brand-value.ts'
import { ColourField } from './colour-field.tsx'
import { LogoField } from './logo-field.tsx'

/** Everything about the look that one may choose. */
export function BrandForm(props: BrandFormProps) {
  const t = useText()
  const { value, mayChange, onChange } = props
  const { colours = {}, type = 'grotesk', grid = 'lines' } = value
  return (
    <form className="brand-form" onSubmit={(event) => event.preventDefault()}>
      <LogoField {...props} />
      <fieldset className="brand-group">
        <legend>{t('desk.brand.colours')}</legend>
        <p className="field-hint">{t('desk.brand.coloursHint')}</p>
        {colourNames.map((name) => (
          <ColourField
            key={name}
            name={name}
            value={colours[name]}
            mayChange={mayChange}
            onChange={(colour, how) => {
              const { [name]: _before, ...others } = colours
              const next = colour === undefined ? others : { ...others, [name]: colour }
              onChange({ colours: Object.keys(next).length > 0 ? next : undefined }, how)
            }}
          />
        ))}
      </fieldset>
      <fieldset className="brand-group" disabled={!mayChange}>
        <legend>{t('desk.brand.type')}</legend>
        {typePairs.map((pair) => (
          <label key={pair} className="brand-choice">
            <input
              type="radio"
              name="type"
              checked={type === pair}
              onChange={() => onChange({ type: pair })}
            />
            <span>
              <strong>{t(`desk.brand.pairs.${pair}.name`)}</strong>{' '}
              <span className="quiet">{t(`desk.brand.pairs.${pair}.faces`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className="brand-group" disabled={!mayChange}>
        <legend>{t('desk.brand.grid')}</legend>
        {(['lines', 'none'] as const).map((one) => (
          <label key={one} className="brand-choice">
            <input
              type="radio"
              name="grid"
              checked={grid === one}
              onChange={() => onChange({ grid: one })}
            />
            <span>{t(`desk.brand.grids.${one}`)}</span>
          </label>
        ))}
      </fieldset>
    </form>
  )
}
