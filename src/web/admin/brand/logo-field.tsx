import { useId } from 'react'
import { useText } from '../../i18n.tsx'
import { type BrandFormProps, mostOfLogo } from './brand-value.ts'
import { useLogo } from './use-logo.ts'

/** A logo as the text of an SVG file, from a file or pasted, or as a picture. */
export function LogoField(props: BrandFormProps) {
  const t = useText()
  const id = useId()
  const { value, mayChange, faults, onChange } = props
  const { logo, text, fault, isBusy, write, choose, remove } = useLogo(
    props,
    t('desk.brand.tooLarge'),
  )
  const hasLogo = logo !== undefined || value.logoPicture !== undefined
  const error = fault ?? faults.logo ?? faults.logoPicture

  return (
    <fieldset className="brand-group">
      <legend>{t('desk.brand.logo')}</legend>
      <p className="field-hint" id={`${id}-hint`}>
        {t('desk.brand.logoHint')}
      </p>
      {mayChange && (
        <div className="field">
          <label className="field-label" htmlFor={`${id}-file`}>
            {t('desk.brand.logoFile')}
          </label>
          <input
            id={`${id}-file`}
            type="file"
            accept=".svg,image/svg+xml,image/png"
            aria-busy={isBusy || undefined}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => {
              void choose(target.files?.[0])
              target.value = ''
            }}
          />
        </div>
      )}
      <details className="brand-source">
        <summary>{t('desk.brand.logoSource')}</summary>
        <textarea
          className="field-control"
          aria-label={t('desk.brand.logoText')}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          spellCheck={false}
          maxLength={mostOfLogo}
          readOnly={!mayChange}
          value={text}
          onChange={({ target }) => void write(target.value)}
        />
      </details>
      {error && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      {hasLogo && (
        <label className="brand-choice">
          <input
            type="checkbox"
            checked={value.logoSaysName === true}
            disabled={!mayChange}
            onChange={({ target }) => onChange({ logoSaysName: target.checked || undefined })}
          />
          <span>{t('desk.brand.logoSaysName')}</span>
        </label>
      )}
      {hasLogo && mayChange && (
        <button type="button" className="desk-small" onClick={remove}>
          {t('desk.brand.withoutLogo')}
        </button>
      )}
    </fieldset>
  )
}
