import { type FormEvent, useState } from 'react'
import { useText } from '../../i18n.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { deskCall, sentenceOf } from '../session/desk-call.ts'
import { pictureHtml, type UploadedPicture } from './picture-html.ts'

/** Uploads a picture and hands over the markup for it; without words for it there is none. */
export function PictureUpload({ onUploaded }: { onUploaded: (html: string) => void }) {
  const t = useText()
  const [file, setFile] = useState<File>()
  const [alt, setAlt] = useState('')
  const [trouble, setTrouble] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function upload(event: FormEvent | { preventDefault: () => void }) {
    event.preventDefault()
    if (!file || isBusy) return
    setIsBusy(true)
    setTrouble(undefined)
    try {
      const body = new FormData()
      body.set('file', file)
      const sent = await deskCall<{ picture: UploadedPicture }>('/api/media', {
        method: 'POST',
        body,
      })
      onUploaded(pictureHtml(sent.picture, alt.trim()))
      setFile(undefined)
      setAlt('')
    } catch (error) {
      setTrouble(sentenceOf(error))
    }
    setIsBusy(false)
  }

  return (
    <fieldset className="write-picture">
      <legend>{t('desk.write.picture')}</legend>
      <input
        key={file ? 'chosen' : 'none'}
        type="file"
        accept="image/*"
        aria-label={t('desk.write.chooseFile')}
        onChange={(event) => setFile(event.target.files?.[0] ?? undefined)}
      />
      {file && (
        <>
          <p className="fact">{file.name}</p>
          <label className="field-label">
            {t('desk.write.alt')}
            <input
              className="field-control"
              value={alt}
              onChange={(event) => setAlt(event.target.value)}
            />
          </label>
          <button
            type="button"
            className="desk-small"
            disabled={isBusy || alt.trim() === ''}
            onClick={upload}
          >
            {isBusy ? t('desk.write.uploading') : t('desk.write.insert')}
          </button>
        </>
      )}
      {trouble && <Notice tone="error" text={trouble} />}
    </fieldset>
  )
}
