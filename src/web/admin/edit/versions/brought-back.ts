import { graft } from '../model/graft-value.ts'
import { pathOf, plain, type Row, stepsTo, treeAt } from '../model/keyed-tree.ts'
import type { Difference } from './changed-places.ts'

/**
 * Brings a version back, difference by difference, as they were shown with a present. By now an item may stand at
 * another place, or at none: each is known by itself, never by its number.
 */
export function bringBack(version: unknown, shownWith: unknown) {
  const was = graft(version)
  const shown = graft(shownWith, was)
  /** What has to be set where, so that a difference is none. */
  return (present: unknown, { was: old, is, isMoved }: Difference) => {
    const now = graft(present, shown, was)
    const steps = old === undefined ? stepsTo(shown, is!) : stepsTo(was, old)
    const list = steps.slice(0, -1)
    const [key, rows] = [steps.at(-1)?.slice(1), treeAt(now, list)]
    const path = pathOf(now, steps)
    if (Array.isArray(rows) && (isMoved || old === undefined || is === undefined)) {
      const others = rows.filter(([one]) => one !== key)
      const row = isMoved ? rows.find(([one]) => one === key) : undefined
      const back = (old === undefined ? [] : treeAt(was, list)) as Row[]
      return { path: pathOf(now, list)!, value: plain(withRow(others, back, key, row)) }
    }
    // It is gone since, with all that was otherwise in it.
    if (path === undefined) return { path: '', value: present }
    return { path, value: plain(treeAt(was, steps)) }
  }
}

/** Behind what it stood behind; it is the one of the version if no other is given. */
function withRow(rows: Row[], was: Row[], key: string | undefined, given: Row | undefined): Row[] {
  const at = was.findIndex(([one]) => one === key)
  const row = given ?? was[at]
  if (!row) return rows
  const before = was.slice(0, at).findLast(([one]) => rows.some(([other]) => other === one))
  const place = before ? rows.findIndex(([one]) => one === before[0]) + 1 : 0
  return rows.toSpliced(place, 0, row)
}
