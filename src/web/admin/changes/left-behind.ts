import type { Publication } from './one-publication.tsx'

type Left = { id: string; names: string[]; publishAt: string }

/** Of what waits for a moment together with some of these, the rest: it goes out without them. */
export function leftBehind(publications: Publication[], leaving: { id: string }[]): Left[] {
  const ids = new Set(leaving.map(({ id }) => id))
  return publications.flatMap(({ id, publishAt, outAt, failure, takenBackAt, documents }) => {
    const rest = documents.filter((one) => !ids.has(one.id))
    const isWaiting = !outAt && !failure && !takenBackAt
    if (!publishAt || !isWaiting || rest.length === 0 || rest.length === documents.length) return []
    return [{ id, publishAt, names: rest.map(({ name }) => name) }]
  })
}
