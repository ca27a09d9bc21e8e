import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../../../i18n.tsx'
import { sentenceOf } from '../../session/desk-call.ts'
import { EngraveChoice } from './engrave-choice.tsx'
import { mayBeSentAgain, sendPicture } from './send-picture.ts'
import { useWhenOnline } from './use-when-online.ts'

type Going = { name: string; share: number } | { trouble: string; again: File | undefined }

/**
 * Uploads one picture and says how far it is; what went wrong stays until the next try, which needs
 * no choosing anew.
 */
export function UploadPicture({ onSent }: { onSent: (address: string) => void }) {
  const t = useText()
  const [going, setGoing] = useState<Going>()
  const [isEngraved, setIsEngraved] = useState(false)
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => void (isThere.current = false)
  }, [])

  async function send(file: File) {
    const { name } = file
    const wish = isEngraved ? { as: 'engraved' as const } : {}
    setGoing({ name, share: 0 })
    try {
      const { url } = await sendPicture(file, (share) => setGoing({ name, share }), wish)
      if (isThere.current) onSent(url)
    } catch (error) {
      setGoing({ trouble: sentenceOf(error), again: mayBeSentAgain(error) ? file : undefined })
    }
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    target.value = ''
    if (file) void send(file)
  }
  const isBusy = going !== undefined && 'name' in going
  const again = going && 'trouble' in going ? going.again : undefined
  useWhenOnline(again && (() => void send(again)))
  return (
    <>
      <label className="picker-upload">
        <input type="file" accept="image/*" disabled={isBusy} onChange={choose} />
        <span>{t('desk.pick.upload')}</span>
      </label>
      <EngraveChoice isEngraved={isEngraved} onChoose={setIsEngraved} />
      <p role="status" aria-busy={isBusy && going.share < 1}>
        {isBusy &&
          (going.share < 1
            ? t('desk.pick.uploading', {
                name: going.name,
                percent: Math.floor(going.share * 100),
              })
            : t('desk.pick.makingReady', { name: going.name }))}
      </p>
      {going && 'trouble' in going && (
        <p className="field-error" role="alert">
          {going.trouble}{' '}
          {again && (
            <button type="button" className="desk-link" onClick={() => void send(again)}>
              {t('desk.retry')}
            </button>
          )}
        </p>
      )}
    </>
  )
}
