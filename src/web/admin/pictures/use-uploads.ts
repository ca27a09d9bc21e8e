import { useState } from 'react'
import { mayBeSentAgain, sendPicture } from '../pick/upload/send-picture.ts'
import { useWhenOnline } from '../pick/upload/use-when-online.ts'
import { sentenceOf } from '../session/desk-call.ts'

export type Upload = {
  key: string
  name: string
  share?: number
  isThere?: boolean
  why?: string
  /** What is sent at the next try. */
  again?: File
}

/**
 * Sends pictures one after the other. What did not arrive is sent again on demand, or when the browser
 * is back online.
 */
export function useUploads(isEngraved: boolean, onSent: () => void) {
  const [all, setAll] = useState<Upload[]>([])

  async function send(files: File[]) {
    const batch = files.map((file, n) => ({ file, key: `${Date.now()} ${n}`, name: file.name }))
    const say = (key: string, now: Partial<Upload>) =>
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
        say(key, { why: sentenceOf(error), ...(mayBeSentAgain(error) && { again: file }) })
      }
      onSent()
    }
    removeEventListener('beforeunload', ask)
  }

  const isBusy = all.some(({ isThere, why }) => !isThere && !why)
  const unsent = all.flatMap(({ again }) => again ?? [])
  function sendUnsent() {
    setAll((before) => before.filter(({ again }) => !again))
    void send(unsent)
  }
  const sendAgain = !isBusy && unsent.length > 0 ? sendUnsent : undefined
  useWhenOnline(sendAgain)
  return { all, isBusy, send, sendAgain, clear: () => setAll([]) }
}
