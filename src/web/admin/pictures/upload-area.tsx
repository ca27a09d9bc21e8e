import { type ChangeEvent, useEffect, useState } from 'react'
import { useText } from '../../i18n.tsx'
import { EngraveChoice } from '../pick/upload/engrave-choice.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

/** Takes several pictures, by button or by dropping; each says how far it is. */
export function UploadArea({ onSent }: { onSent: () => void }) {
  const t = useText()
  const [isOver, setIsOver] = useState(false)
  const [isEngraved, setIsEngraved] = useState(false)
  const { send, ...uploads } = useUploads(isEngraved, onSent)

  useEffect(() => {
    const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files')
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    }
    const out = (event: DragEvent) => void (event.relatedTarget === null && setIsOver(false))
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setIsOver(false)
      void send([...(event.dataTransfer?.files ?? [])])
    }
    document.addEventListener('dragover', over)
    document.addEventListener('dragleave', out)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('dragleave', out)
      document.removeEventListener('drop', drop)
    }
  })

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    target.value = ''
    void send(files)
  }

  return (
    <div className="picture-upload" data-over={isOver || undefined}>
      <label className="picture-upload-button">
        <input type="file" accept="image/*" multiple onChange={choose} />
        <span>{t('desk.pictures.upload')}</span>
      </label>
      <p className="quiet">{t('desk.pictures.drop')}</p>
      <EngraveChoice isEngraved={isEngraved} onChoose={setIsEngraved} />
      <UploadList {...uploads} />
    </div>
  )
}
