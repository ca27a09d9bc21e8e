import { useId, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useText } from '../../i18n.tsx'
import { callRoute } from '../session/call-route.ts'
import { sentenceOf } from '../session/desk-call.ts'
import { type BrandFormProps, type BrandValue, logoOf } from './brand-value.ts'

const mostLetters = 12_000

/** A logo as the text of an SVG file, from a file or pasted, or as a picture. */
export function LogoField({ value, mayChange, faults, onChange }: BrandFormProps) {
  const t = useText()
  const id = useId()
  const [isBusy, setIsBusy] = useState(false)
  const logo = logoOf(value)
  const hasLogo = logo !== undefined || value.logoPicture !== undefined
  const error = faults.logo ?? faults.logoPicture

  async function choose(file: File | undefined) {
    if (!file) return
    setIsBusy(true)
    try {
      onChange(await readLogo(file, t('desk.brand.tooLarge')))
    } catch (problem) {
      toast.error(sentenceOf(problem))
    } finally {
      setIsBusy(false)
    }
  }

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
          maxLength={mostLetters}
          readOnly={!mayChange}
          value={logo ?? ''}
          onChange={({ target }) => onChange({ logo: target.value || undefined }, { typing: true })}
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
        <button
          type="button"
          className="desk-small"
          onClick={() =>
            onChange({ logo: undefined, logoPicture: undefined, logoSaysName: undefined })
          }
        >
          {t('desk.brand.withoutLogo')}
        </button>
      )}
    </fieldset>
  )
}

/** An SVG stays text; a picture is uploaded. */
async function readLogo(file: File, tooLarge: string): Promise<Partial<BrandValue>> {
  if (/\.svg$/i.test(file.name) || file.type === 'image/svg+xml') {
    const logo = (await file.text()).trim()
    if (logo.length > mostLetters) throw new Error(tooLarge)
    return { logo, logoPicture: undefined }
  }
  const body = new FormData()
  body.append('file', file)
  const { picture } = await callRoute('POST /api/media', { body })
  return { logo: undefined, logoPicture: { upload: picture.url, decorative: true } }
}
