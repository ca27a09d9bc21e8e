import { type SubmitEvent, useId, useRef, useState } from 'react'
import { charactersIn } from '../../../features/documents/rich/characters-in.ts'
import { useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Field } from '../../ui/field/field.tsx'
import { FocusPoint } from './focus-point.tsx'
import type { PictureValue } from './picture-value.ts'
import { UploadPicture } from './upload/upload-line.tsx'
import './picture-details.css'

type PictureDetailsProps = {
  label: string
  value: PictureValue & { upload: string }
  isOptional: boolean
  onUse: (value: PictureValue | undefined) => void
  /** Another file takes its place, with the words that were typed for it. */
  onUpload: (value: PictureValue & { upload: string }) => void
  onAnother: () => void
  onClose: () => void
}

/** What is said of an upload where it is shown, and which point of it stays in sight. */
export function PictureDetails(props: PictureDetailsProps) {
  const { label, value, isOptional, onUse, onUpload, onAnother, onClose } = props
  const t = useText()
  const id = useId()
  const [alt, setAlt] = useState(value.alt ?? '')
  const [isDecorative, setIsDecorative] = useState(value.decorative === true)
  const [focus, setFocus] = useState(value.focus)
  const [wasTried, setWasTried] = useState(false)
  const words = alt.trim()
  const isTooLong = charactersIn(words) > 200
  const typed = useRef('')
  const replace = (upload: string) =>
    onUpload({ upload, ...(typed.current && { alt: typed.current }) })
  const fault = () => {
    if (isDecorative) return undefined
    if (words === '') return wasTried ? t('desk.pick.noAlt') : undefined
    return isTooLong ? t('desk.pick.longAlt') : undefined
  }
  const error = fault()

  function use(event: SubmitEvent) {
    event.preventDefault()
    event.stopPropagation()
    setWasTried(true)
    if (!isDecorative && (words === '' || isTooLong))
      return document.getElementById(`${id}alt`)?.focus()
    const said = isDecorative ? { decorative: true } : { alt: words }
    onUse({ upload: value.upload, ...said, ...(focus && { focus }) })
    onClose()
  }
  return (
    <Dialog title={label} close={t('desk.close')} onClose={onClose}>
      <form className="picture-details" onSubmit={use} noValidate>
        <FocusPoint src={value.upload} value={focus} onChange={setFocus} />
        <div>
          <Field
            id={`${id}alt`}
            label={t('desk.pick.alt')}
            hint={t('desk.pick.altHint')}
            {...(error && { error })}
          >
            {(wiring) => (
              <textarea
                {...wiring}
                rows={3}
                value={alt}
                disabled={isDecorative}
                onChange={({ target }) => {
                  typed.current = target.value.replace(/\n/g, ' ')
                  setAlt(typed.current)
                }}
              />
            )}
          </Field>
          <label className="picture-details-check">
            <input
              type="checkbox"
              checked={isDecorative}
              onChange={({ target }) => setIsDecorative(target.checked)}
            />
            {t('desk.pick.decorative')}
          </label>
          <div className="desk-actions">
            <Button type="submit">{t('desk.pick.use')}</Button>
            <button type="button" className="desk-small" onClick={onAnother}>
              {t('desk.pick.another')}
            </button>
            {isOptional && (
              <button
                type="button"
                className="desk-small"
                onClick={() => {
                  onUse(undefined)
                  onClose()
                }}
              >
                {t('desk.pick.noPicture')}
              </button>
            )}
          </div>
          <UploadPicture onSent={replace} />
        </div>
      </form>
    </Dialog>
  )
}
