import { ask } from '../../session/ask-storage.ts'
import type { WriteTexts } from '../write-texts.ts'

/**
 * `made` is the key that a draft has been sent under whose answer has not come; `id` names a post
 * that has no key yet.
 */
export type LocalDraft = {
  texts: WriteTexts
  version: number
  id: string
  made?: string | undefined
}

/** As it lies in the browser, with the tab that wrote it and when. */
export type UnsentDraft = LocalDraft & { at: string; tab: string; key: string | undefined }

const prefixOf = (staffId: string) => `desk:${staffId}:write:`

const tabOf = () => {
  const known =
    sessionStorage.getItem('desk-tab') ?? crypto.getRandomValues(new Uint32Array(2)).join('')
  sessionStorage.setItem('desk-tab', known)
  return known
}

function read<T extends LocalDraft>(store: Storage, name: string): T | undefined {
  const stored: unknown = JSON.parse(store.getItem(name) ?? 'null')
  return stored && typeof stored === 'object' && 'texts' in stored ? (stored as T) : undefined
}

/** What was typed and has not reached the server: in this tab, or in one that is gone. */
export function readLocalDraft(staffId: string, key: string | undefined): LocalDraft | undefined {
  const name = prefixOf(staffId) + (key ?? 'new')
  return (
    ask(() => read(sessionStorage, name)) ?? (key ? ask(() => read(localStorage, name)) : undefined)
  )
}

/** In the tab, whose words go before those of others, and in the browser, which outlives it. */
export function saveLocalDraft(staffId: string, key: string | undefined, draft: LocalDraft) {
  const prefix = prefixOf(staffId)
  ask(() => sessionStorage.setItem(prefix + (key ?? 'new'), JSON.stringify(draft)))
  ask(() => {
    const unsent: UnsentDraft = { ...draft, key, tab: tabOf(), at: new Date().toISOString() }
    localStorage.setItem(prefix + (key ?? `new-${draft.id}`), JSON.stringify(unsent))
  })
}

/** What another tab has typed meanwhile stays. */
export function forget(staffId: string, key: string | undefined, id: string) {
  const prefix = prefixOf(staffId)
  const name = prefix + (key ?? `new-${id}`)
  ask(() => sessionStorage.removeItem(prefix + (key ?? 'new')))
  ask(() => {
    if (read<UnsentDraft>(localStorage, name)?.tab === tabOf()) localStorage.removeItem(name)
  })
}

/** What this person has typed in this browser, in other tabs, and the server does not have. */
export const unsentOf = (staffId: string): UnsentDraft[] =>
  ask(() =>
    Object.keys(localStorage)
      .filter((name) => name.startsWith(prefixOf(staffId)))
      .flatMap((name) => ask(() => read<UnsentDraft>(localStorage, name)) ?? [])
      .filter(({ tab }) => tab !== tabOf())
      .toSorted((a, b) => (a.at < b.at ? 1 : -1)),
  ) ?? []

/** Makes the words of a tab that is gone those of this one. */
export function takeOver(staffId: string, draft: UnsentDraft) {
  saveLocalDraft(staffId, draft.key, draft)
}

export function discardUnsent(staffId: string, { key, id }: UnsentDraft) {
  ask(() => localStorage.removeItem(prefixOf(staffId) + (key ?? `new-${id}`)))
}
