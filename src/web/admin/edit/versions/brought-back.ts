import { graft } from '../model/graft-value.ts'
import { childAt, isFields, isWhole, plain, type Row, type Tree } from '../model/keyed-tree.ts'

/** A version, the present that its differences were shown with, and the present by now. */
type Three = { was: Tree; shown: Tree; now: Tree }

/**
 * Brings a version back, field by field. Differences are told by place; what stands at a place may be another item by
 * now, or none. So an item of a list, or a group, comes back or goes whole where the other side has none.
 */
export function bringBack(version: unknown, shownWith: unknown) {
  const shown = graft(shownWith)
  const was = graft(version, shown)
  /** What has to be set where, so that a difference is none. */
  return (present: unknown, difference: string) => {
    const now = graft(present, shown, was)
    const steps = difference === '' ? [] : difference.split('.')
    const { path, tree } = back({ was, shown, now }, steps, [])
    return { path: path.join('.'), value: plain(tree) }
  }
}

type Back = { path: string[]; tree: Tree }

function back({ was, shown, now }: Three, [step, ...rest]: string[], path: string[]): Back {
  if (step === undefined || isWhole(was, shown, now)) return { path, tree: was }
  if (Array.isArray(was) && Array.isArray(shown) && Array.isArray(now)) {
    const [old, is] = [was[Number(step)], shown[Number(step)]]
    const at = now.findIndex(([key]) => key === old?.[0])
    if (!old || old[0] !== is?.[0] || at < 0)
      return { path, tree: rowsBack({ was, shown, now }, Number(step)) }
    const item = { was: old[1], shown: is[1], now: now[at]![1] }
    return back(item, rest, [...path, String(at)])
  }
  if (![was, shown, now].every(isFields)) return { path, tree: was }
  const field = {
    was: childAt(was, step),
    shown: childAt(shown, step),
    now: childAt(now, step),
  }
  return back(field, rest, [...path, step])
}

const has = (rows: Row[], row: Row | undefined) => rows.some(([key]) => key === row?.[0])

/** A list in which another item stands at a place than once did, or none. */
function rowsBack({ was, shown, now }: Record<keyof Three, Row[]>, at: number): Row[] {
  const [old, is] = [was[at], shown[at]]
  const isAdded = is !== undefined && !has(was, is)
  const isLost = old !== undefined && !has(now, old)
  if (isAdded || isLost) {
    const place = has(now, is) ? now.findIndex(([key]) => key === is![0]) : at
    const rows = isAdded ? now.filter(([key]) => key !== is[0]) : now
    return isLost ? rows.toSpliced(place, 0, old) : rows
  }
  // It has come back since.
  if (old && !has(shown, old)) return now
  // They have only moved: the order is as it was, and so are the two that stood and stand there.
  return was.map((row) =>
    row === old || row[0] === is?.[0] ? row : (now.find(([key]) => key === row[0]) ?? row),
  )
}
