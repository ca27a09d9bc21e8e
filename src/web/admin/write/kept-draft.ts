import type { WriteTexts } from './write-texts.ts'

/** `made` is the key that a draft has been sent under whose answer has not come. */
export type KeptDraft = { texts: WriteTexts; version: number; made?: string | undefined }

const nameOf = (staffId: string, key: string | undefined) => `desk:${staffId}:write:${key ?? 'new'}`

/** What was typed in this tab and has not reached the server. */
export function readKept(staffId: string, key: string | undefined): KeptDraft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(staffId, key)) ?? 'null')
    return kept && typeof kept === 'object' && 'texts' in kept ? (kept as KeptDraft) : undefined
  } catch {
    return undefined
  }
}

export function keep(staffId: string, key: string | undefined, draft: KeptDraft) {
  try {
    sessionStorage.setItem(nameOf(staffId, key), JSON.stringify(draft))
  } catch {}
}

export function forget(staffId: string, key: string | undefined) {
  try {
    sessionStorage.removeItem(nameOf(staffId, key))
  } catch {}
}
