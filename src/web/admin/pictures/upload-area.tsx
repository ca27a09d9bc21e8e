import { type ChangeEvent, useEffect, useState } from 'react'
import { useText } from '../../i18n.tsx'
import { EngraveChoice } from '../pick/engrave-choice.tsx'
import { sendPicture } from '../pick/send-picture.ts'
import { sentenceOf } from '../session/desk-call.ts'

type Going = { key: string; name: string; share?: number; isThere?: boolean; why?: string }

/** Of many, so few of what is done and of what waits are named. */
const mostNamed = 3

/** What went wrong is always named; what is done or waits, as far as it fits above the pictures. */
function inShort(all: Going[]) {
  const sent = all.filter(({ isThere }) => isThere).slice(0, -mostNamed)
  const waiting = all
    .filter(({ share, isThere, why }) => share === undefined && !isThere && !why)
    .slice(mostNamed)
  const unnamed = new Set([...sent, ...waiting])
  const named = all.filter((one) => !unnamed.has(one))
  return { named, sent: sent.length, waiting: waiting.length }
}

/** Uploads several pictures, one after the other, by button or by dropping; each says how far it is. */
export function UploadArea({ onSent }: { onSent: () => void }) {
  const t = useText()
  const [all, setAll] = useState<Going[]>([])
  const [isOver, setIsOver] = useState(false)
  const [isEngraved, setIsEngraved] = useState(false)

  async function send(files: File[]) {
    const batch = files.map((file, n) => ({ file, key: `${Date.now()} ${n}`, name: file.name }))
    const say = (key: string, now: Partial<Going>) =>
      setAll((before) => before.map((one) => (one.key === key ? { ...one, ...now } : one)))
    setAll((before) => [...before, ...batch.map(({ key, name }) => ({ key, name }))])
    const wish = { for: 'library' as const, ...(isEngraved && { as: 'engraved' as const }) }
    // Who goes to another screen meanwhile isn't asked: it goes on there.
    const ask = (leaving: BeforeUnloadEvent) => leaving.preventDefault()
    addEventListener('beforeunload', ask)
    for (const { file, key } of batch) {
      try {
        await sendPicture(file, (share) => say(key, { share }), wish)
        say(key, { isThere: true })
      } catch (error) {
        say(key, { why: sentenceOf(error) })
      }
      onSent()
    }
    removeEventListener('beforeunload', ask)
  }

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

  const said = ({ name, share, isThere, why }: Going) => {
    if (why) return t('desk.pictures.failed', { name, why })
    if (isThere) return t('desk.pictures.sent', { name })
    if (share === undefined) return t('desk.pictures.waiting', { name })
    return share < 1
      ? t('desk.pictures.sending', { name, percent: Math.floor(share * 100) })
      : t('desk.pictures.makingReady', { name })
  }
  const isBusy = all.some(({ isThere, why }) => !isThere && !why)
  const { named, sent, waiting } = inShort(all)
  return (
    <div className="picture-upload" data-over={isOver || undefined}>
      <label className="picture-upload-button">
        <input type="file" accept="image/*" multiple onChange={choose} />
        <span>{t('desk.pictures.upload')}</span>
      </label>
      <p className="quiet">{t('desk.pictures.drop')}</p>
      <EngraveChoice isEngraved={isEngraved} onChoose={setIsEngraved} />
      <div role="status" aria-busy={isBusy}>
        <ul className="picture-upload-list">
          {sent > 0 && <li className="fact">{t('desk.pictures.alsoSent', { count: sent })}</li>}
          {named.map((one) => (
            <li key={one.key} className={one.why ? 'field-error' : 'fact'}>
              {said(one)}
            </li>
          ))}
          {waiting > 0 && (
            <li className="fact">{t('desk.pictures.alsoWaiting', { count: waiting })}</li>
          )}
        </ul>
      </div>
      {all.length > 0 && !isBusy && (
        <button type="button" className="desk-link" onClick={() => setAll([])}>
          {t('desk.pictures.clear')}
        </button>
      )}
    </div>
  )
}
