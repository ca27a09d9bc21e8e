import { listCategories } from '../categories/list-categories.ts'
import { listedCards, type PostCard } from '../post-store.ts'
import { Kept } from './kept.ts'
import type { Db } from '../../../platform/db/tables.ts'

const mostLists = 200

/** The newest posts, of a category or of all: nearly every post names some of the same. */
type Newest = (categoryKey: string | undefined, most: number) => Promise<PostCard[]>

export const newestIn =
  (db: Db): Newest =>
  (categoryKey, most) =>
    listedCards(db, { now: new Date().toISOString(), categoryKey }, most)

export type KeptLists = ReturnType<typeof keptLists>

/** Lists that are the same on many pages, each read once until a post changes. */
export function keptLists(db: Db) {
  const cards = new Kept<PostCard[]>(mostLists)
  const names = new Kept<string[]>(1)
  const newest: Newest = (categoryKey, most) =>
    cards.get(JSON.stringify([categoryKey, most]), () => newestIn(db)(categoryKey, most))
  return {
    newest,
    categories: () => names.get('', () => listCategories(db)),
    forget() {
      cards.forget()
      names.forget()
    },
  }
}
