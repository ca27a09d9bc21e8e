import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../../../../i18n.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { EngraveChoice } from '../../../pick/upload/engrave-choice.tsx'
import { sentenceOf } from '../../../session/desk-call.ts'
import type { PictureOfPost } from '../../document/picture-node.ts'
import { uploadPicture } from './upload-picture.ts'

type AddPictureProps = {
  files: File[]
  /** What the picture was called where it came from. */
  name?: string | undefined
  onAdd: (picture: PictureOfPost) => void
  onClose: () => void
}

/** Uploads pictures one after the other and asks for words for each; without them there is none. */
export function AddPicture({ files, name, onAdd, onClose }: AddPictureProps) {
  const t = useText()
  const [waiting, setWaiting] = useState(files)
  const [alt, setAlt] = useState(name && !/\.\w+$|^without a name$/.test(name) ? name : '')
  const [caption, setCaption] = useState('')
  const [isEngraved, setIsEngraved] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [file, ...rest] = waiting
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => void (isLeft.current = true)
  }, [])

  async function add(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (isBusy) return
    if (!file) return setTrouble(t('desk.write.noFile'))
    if (alt.trim() === '') return setTrouble(t('desk.write.noAlt'))
    setIsBusy(true)
    setTrouble(undefined)
    try {
      const { url, width, height } = await uploadPicture(file, isEngraved)
      if (isLeft.current) return
      onAdd({
        src: url,
        alt: alt.trim(),
        width: `${width}`,
        height: `${height}`,
        caption: caption.replace(/\s+/g, ' ').trim(),
      })
      if (rest.length === 0) return onClose()
      setWaiting(rest)
      setAlt('')
      setCaption('')
    } catch (error) {
      setTrouble(sentenceOf(error))
    }
    setIsBusy(false)
  }

  return (
    <Dialog title={t('desk.write.picture')} close={t('desk.close')} onClose={onClose}>
      <form className="writer-picture-form" onSubmit={add}>
        <label className="field-label">
          {t('desk.write.chooseFile')}
          <input
            type="file"
            accept="image/*"
            multiple
            onChange={({ target }) => setWaiting([...(target.files ?? [])])}
          />
        </label>
        {file && (
          <p className="fact">
            {file.name}
            {rest.length > 0 && ` ${t('desk.write.moreFiles', { count: rest.length })}`}
          </p>
        )}
        <label className="field-label">
          {t('desk.write.alt')}
          <input
            className="field-control"
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
          />
        </label>
        <label className="field-label">
          {t('desk.write.caption')}
          <input
            className="field-control"
            value={caption}
            onChange={({ target }) => setCaption(target.value)}
          />
        </label>
        <EngraveChoice isEngraved={isEngraved} onChoose={setIsEngraved} />
        {trouble && <Notice tone="error" text={trouble} />}
        <Button type="submit" busy={isBusy}>
          {isBusy ? t('desk.write.uploading') : t('desk.write.insert')}
        </Button>
      </form>
    </Dialog>
  )
}
