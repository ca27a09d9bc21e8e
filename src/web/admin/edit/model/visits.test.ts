import { afterEach, expect, test, vi } from 'vitest'
import { keptDrafts, type KeptDraft } from './kept-drafts.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A browser with what lies in it, and with locks or without. */
function browser(navigator: object) {
  const lying: Record<string, string> = {}
  Object.defineProperties(lying, {
    setItem: { value: (name: string, text: string) => void (lying[name] = text) },
    getItem: { value: (name: string) => lying[name] ?? null },
    removeItem: { value: (name: string) => void delete lying[name] },
  })
  vi.stubGlobal('localStorage', lying)
  vi.stubGlobal('navigator', navigator)
}

const draft = (title: string) => ({ mine: { title } }) as unknown as KeptDraft

test.for([
  ['with locks', () => ({ locks: navigator.locks })],
  ['without locks, as by http', () => ({})],
] as const)(
  'issue 16: what a visit that goes on has not sent is no other’s to take up, %s',
  async ([, has]) => {
    browser(has())
    const [one, other] = [keptDrafts('ada'), keptDrafts('ada')]
    const end = one.goOn()
    one.keep('home', draft('One'))
    expect(await other.left('home')).toEqual([])
    expect(await other.allLeft()).toEqual([])
    // Whoever has left the editor, in the same tab, finds it when they come back.
    end()
    await vi.waitFor(async () =>
      expect(await other.allLeft()).toMatchObject([{ mine: { title: 'One' } }]),
    )
    expect(await other.left('home')).toHaveLength(1)
  },
)
