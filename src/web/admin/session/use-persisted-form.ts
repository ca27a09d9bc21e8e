import { useState } from 'react'
import { useMe } from './session-state.tsx'

type Texts = Record<string, string>

/**
 * The texts of a form as they are typed. They survive a reload and a session that ends, in this tab,
 * for the person who typed them; `settle` forgets them once they are saved.
 */
export function usePersistedForm<T extends Texts>(name: string, initial: T) {
  const key = `desk:${useMe().member.id}:${name}`
  const [texts, setTexts] = useState<T>(() => ({ ...initial, ...read(key) }))
  const [isRestored, setIsRestored] = useState(() => read(key) !== undefined)
  return {
    texts,
    isRestored,
    write(change: Partial<T>) {
      const next = { ...texts, ...change }
      setTexts(next)
      persist(key, next)
    },
    settle(next: T = initial) {
      setTexts(next)
      setIsRestored(false)
      persist(key, undefined)
    },
  }
}

function read(key: string): Texts | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return stored && typeof stored === 'object' ? (stored as Texts) : undefined
  } catch {
    return undefined
  }
}

function persist(key: string, texts: Texts | undefined) {
  try {
    if (texts) sessionStorage.setItem(key, JSON.stringify(texts))
    else sessionStorage.removeItem(key)
  } catch {}
}
