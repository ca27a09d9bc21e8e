import { useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { callRoute } from '../session/call-route.ts'
import { sentenceOf } from '../session/desk-call.ts'
import { type BrandFormProps, logoOf, mostOfLogo } from './brand-value.ts'

type Typed = { text: string; fault?: string; before: string | undefined }

/** A logo is kept when it can be drawn; until then its text stands here alone, with what is wrong with it. */
export function useLogo({ value, onChange }: BrandFormProps, tooLarge: string) {
  const [isBusy, setIsBusy] = useState(false)
  const [typed, setTyped] = useState<Typed>()
  const logo = logoOf(value)
  // Undone, or chosen anew: what was typed before is over.
  const current = typed?.before === logo ? typed : undefined

  const newest = useRef({})
  /** What is chosen later stays, however long an earlier one takes to be read or uploaded. */
  function begin() {
    const own = (newest.current = {})
    setIsBusy(false)
    return () => newest.current === own
  }

  async function write(text: string) {
    if (text.trim() !== '') return read(text)
    begin()
    setTyped({ text, before: logo })
    onChange({ logo: undefined }, { typing: true })
  }

  /** An empty field takes the logo away, an empty file doesn't. */
  async function read(text: string, isNewest = begin()) {
    setTyped({ text, before: logo })
    const fault = text.length > mostOfLogo ? tooLarge : await faultOf(text)
    if (!isNewest()) return
    setTyped({ text, before: logo, ...(fault && { fault }) })
    if (!fault) onChange({ logo: text.trim(), logoPicture: undefined })
  }

  async function choose(file: File | undefined) {
    if (!file) return
    const isNewest = begin()
    setIsBusy(true)
    try {
      if (/\.svg$/i.test(file.name) || file.type === 'image/svg+xml') {
        const text = (await file.text()).trim()
        if (isNewest()) await read(text, isNewest)
      } else {
        const logoPicture = await uploaded(file)
        if (isNewest()) onChange({ logo: undefined, logoPicture })
      }
    } catch (problem) {
      if (isNewest()) toast.error(sentenceOf(problem))
    } finally {
      if (isNewest()) setIsBusy(false)
    }
  }

  function remove() {
    begin()
    onChange({ logo: undefined, logoPicture: undefined, logoSaysName: undefined })
  }

  return {
    logo,
    text: current?.text ?? logo ?? '',
    fault: current?.fault,
    isBusy,
    write,
    choose,
    remove,
  }
}

/** What reads drawings comes when the first is to be read. */
async function faultOf(text: string): Promise<string | undefined> {
  const { isSvg, readSvg } = await import('../../../features/documents/schema/read-svg.ts')
  const read = readSvg(text)
  return isSvg(read) ? undefined : `Logo ${read.fault}`
}

async function uploaded(file: File) {
  const body = new FormData()
  body.append('file', file)
  const { picture } = await callRoute('POST /api/media', { body })
  return { upload: picture.url, decorative: true }
}
