import type { Document } from '../../../../features/documents/document-value.ts'
import { ask } from '../../session/ask-storage.ts'
import { goOn, thoseThatGoOn } from './visits.ts'
import { newKey, type Steps, type Tree } from './keyed-tree.ts'

/** A field that two have changed; what is undefined has been taken away. */
export type OpenQuestion = {
  steps: Steps
  theirs: Tree
  /** Mine is gone, and theirs stands in its place until that is answered. */
  isMineGone?: boolean | undefined
}

/** What has not reached the server, as it lies in the browser. */
export type KeptDraft = {
  info: Omit<Document, 'value'>
  base: Tree
  mine: Tree
  sent: Tree[]
  questions: OpenQuestion[]
  /** What was let go for another's words and is among no versions yet. */
  overruled?: Tree
}

/** Where drafts lie while they are not on the server: by document, by person, and by visit. */
export type KeptDrafts = {
  /** Until it is ended, what this visit keeps is no other’s to take up. */
  goOn(): () => void
  /** Whether it lies there: a browser may be full, or keep nothing at all. */
  keep(id: string, draft: KeptDraft): boolean
  forget(id: string): void
  /** What earlier visits have left of a document, the last one first; `drop` once this one keeps it. */
  left(id: string): Promise<Left[]>
  /** All that earlier visits have left, of whatever document. */
  allLeft(): Promise<unknown[]>
}

/** As it lies there, be it a draft or not; `setAside` keeps it where no editor looks for it. */
type Left = { given: unknown; drop: () => void; setAside: () => void }

/** No visit has a colon in it. */
const visitIn = (name: string) => name.slice(name.lastIndexOf(':') + 1)

export function keptDrafts(staffId: string): KeptDrafts {
  const visit = newKey() + Date.now().toString(36)
  const prefix = `desk:${staffId}:edit:`
  const nameOf = (id: string, of = visit) => `${prefix}${id}:${of}`
  async function leftBelow(start: string): Promise<Left[]> {
    const all = ask(() => Object.keys(localStorage)) ?? []
    const left = all.filter((name) => name.startsWith(start) && visitIn(name) !== visit)
    const going = await thoseThatGoOn(left.map(visitIn))
    return left
      .filter((name) => !going.has(visitIn(name)))
      .flatMap((name) => {
        const text = ask(() => localStorage.getItem(name))
        return text ? [leftAt(name, text)] : []
      })
  }
  return {
    goOn: () => goOn(visit),
    keep: (id, draft) =>
      ask(() => {
        localStorage.setItem(nameOf(id), JSON.stringify({ ...draft, at: Date.now() }))
        return true
      }) ?? false,
    forget: (id) => void ask(() => localStorage.removeItem(nameOf(id))),
    left: async (id) =>
      (await leftBelow(nameOf(id, ''))).toSorted((a, b) => momentOf(b.given) - momentOf(a.given)),
    allLeft: async () => (await leftBelow(prefix)).map(({ given }) => given),
  }
}

const momentOf = (given: unknown) => (given as { at?: number } | null | undefined)?.at ?? 0

function leftAt(name: string, text: string): Left {
  const drop = () => void ask(() => localStorage.removeItem(name))
  return {
    given: ask(() => JSON.parse(text) as unknown),
    drop,
    setAside() {
      drop()
      void ask(() => localStorage.setItem(name.replace(':edit:', ':aside:'), text))
    },
  }
}
