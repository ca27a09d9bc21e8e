import {
  childAt,
  isFields,
  isSame,
  isWhole,
  type Row,
  type Steps,
  type Tree,
} from './keyed-tree.ts'
import { movedKeys } from './moved-keys.ts'

/** What both have changed; undefined is taken away. What I took away stands as theirs until it is settled. */
type Contest = { steps: Steps; mine: Tree; theirs: Tree }

type Merging = {
  /** What both began with. */
  base: Tree
  mine: Tree
  theirs: Tree
  /** Earlier states of mine that theirs may have begun with as well: saves whose answer never came. */
  sent?: Tree[]
  /** What stays where both changed the same. */
  prefer?: 'mine' | 'theirs'
}

/** Both changes in one: field by field, and item by item wherever it stands. */
export function mergeTrees({ base, mine, theirs, sent = [], prefer = 'mine' }: Merging) {
  const contests: Contest[] = []
  const settle = (contest: Contest): Tree => {
    contests.push(contest)
    return prefer === 'theirs' ? contest.theirs : (contest.mine ?? contest.theirs)
  }
  const tree = merge({ base, mine, theirs, sent }, [], settle)
  return { tree, contests }
}

type Four = { base: Tree; mine: Tree; theirs: Tree; sent: Tree[] }
type Settle = (contest: Contest) => Tree

function merge(four: Four, steps: Steps, settle: Settle): Tree {
  const { base, mine, theirs, sent } = four
  if (isSame(mine, theirs)) return mine
  if (sent.some((one) => isSame(one, theirs)) || isSame(theirs, base)) return mine
  const isMineAsBefore = isSame(mine, base)
  if (isMineAsBefore && sent.every((one) => isSame(one, base))) return theirs
  if (Array.isArray(mine) && Array.isArray(theirs)) return mergeRows(four, steps, settle)
  if (!isFields(mine) || !isFields(theirs) || isWhole(base, mine, theirs))
    return isMineAsBefore ? theirs : settle({ steps, mine, theirs })
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = merge(below(four, name), [...steps, name], settle)
      return field === undefined ? [] : [[name, field]]
    }),
  )
}

const below = ({ base, mine, theirs, sent }: Four, step: string): Four => ({
  base: childAt(base, step),
  mine: childAt(mine, step),
  theirs: childAt(theirs, step),
  sent: sent.map((one) => childAt(one, step)),
})

const keysOf = (tree: Tree) => (Array.isArray(tree) ? tree.map(([key]) => key) : [])

function mergeRows(four: Four, steps: Steps, settle: Settle): Row[] {
  const [base, mine, theirs] = [keysOf(four.base), keysOf(four.mine), keysOf(four.theirs)]
  const items = new Map<string, Tree>()
  for (const key of new Set([...theirs, ...mine])) {
    const item = mergeItem(below(four, `#${key}`), [...steps, `#${key}`], settle, {
      isBase: base.includes(key) || four.sent.some((one) => keysOf(one).includes(key)),
      isMine: mine.includes(key),
      isTheirs: theirs.includes(key),
    })
    if (item !== undefined) items.set(key, item)
  }
  return inOrder({ base, mine, theirs }, items).map((key): Row => [key, items.get(key)])
}

type In = { isBase: boolean; isMine: boolean; isTheirs: boolean }

function mergeItem(
  four: Four,
  steps: Steps,
  settle: Settle,
  { isBase, isMine, isTheirs }: In,
): Tree {
  if (isMine && isTheirs) return merge(four, steps, settle)
  const { base, mine, theirs, sent } = four
  // Added by one of them; mine may have been sent before, and may have arrived or not.
  if (!isBase || (isMine && base === undefined)) return mine ?? theirs
  const left = mine ?? theirs
  // What I sent may be what they have left; it is no reason to let go of what I have written.
  const before = mine === undefined ? [base, ...sent] : [base]
  const isUntouched = before.some((one) => one !== undefined && isSame(one, left))
  if (isUntouched) return undefined
  return settle({ steps, mine, theirs })
}

/** Their order, with each item I moved or added placed after the one it follows in mine. */
function inOrder(
  { base, mine, theirs }: { base: string[]; mine: string[]; theirs: string[] },
  items: Map<string, Tree>,
): string[] {
  const moved = new Set(movedKeys(base, mine))
  const isPlaced = (key: string) => theirs.includes(key) && !moved.has(key)
  const order = theirs.filter((key) => items.has(key) && (!mine.includes(key) || isPlaced(key)))
  let before: string | undefined
  for (const key of mine) {
    if (!items.has(key)) continue
    if (!isPlaced(key)) order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key)
    before = key
  }
  return order
}
