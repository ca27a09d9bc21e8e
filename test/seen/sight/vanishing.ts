import { areaOf, type Box, overlapOf, sizeOf } from './box.ts'
import { isCovered, isUnderMenu } from './covered.ts'
import { nameOf, outlines, type Sight, sights } from './sights.ts'
import { isStill } from './stillness.ts'

/** How many looks in a row something must be there to be missed, and be missing to be gone. */
const looks = 4
/** What takes the place of another thing covers at least this share of it. */
const share = 0.12
/** Told in passing: it leaves by itself. */
const inPassing = '[role=status], [role=alert]'

/** A newcomer this near has taken its place, too: another text rarely has the same lines. */
const near = 60

type Known = { sight: Sight; name: string; seen: number; missed: number; since: number }

const known = new Map<Node, Known>()
let place = -1
let isAtRest = false
/** What the last look showed. */
let shown = new Map<Node, Sight>()
let look = 0
let modal: Element | null = null
let page = ''

/** From here on, only what is seen after this can be missed. */
export const forget = () => known.clear()

/** Looks at the page once more; says what a visitor had before them and has no more. */
export function vanished(): string[] {
  look++
  // A page at rest is looked over once in four times only: looking is what a visit costs.
  const isSame = isStill() && isAtRest
  if (!isSame || look % looks === 0) shown = lookOver()
  const now = shown
  for (const [node, sight] of now) remember(node, sight)
  const gone: string[] = []
  for (const [node, one] of known) {
    if (now.has(node) || isUnderMenu(one.sight)) continue
    one.missed++
    if (one.seen < looks) known.delete(node)
    if (one.seen < looks || one.missed < looks) continue
    known.delete(node)
    if (isReplaced(one, [...now.values()])) continue
    gone.push(`gone, with nothing in its place: ${one.name}, ${sizeOf(one.sight.box)}`)
  }
  return gone
}

function lookOver() {
  isAtRest = place === scrollY
  place = scrollY
  const seen = present().filter((sight) => !isAtRest || !isCovered(sight))
  return new Map(seen.map((sight) => [sight.node, sight]))
}

/**
 * Under a modal dialog nothing can be read or pressed, and all comes back when it is closed;
 * another page has nothing of the one before. Its title comes with it, its address a moment earlier.
 */
function present(): Sight[] {
  const open = [...document.querySelectorAll(':modal')].at(-1) ?? null
  const current = `${location.pathname} ${document.title}`
  if (open !== modal || current !== page) forget()
  modal = open
  page = current
  return sights().filter(({ element }) => !open || open.contains(element))
}

function remember(node: Node, sight: Sight) {
  const before = known.get(node)
  if (!before && sight.element.closest(inPassing)) return
  const { seen, name, since } = before ?? { seen: 0, name: nameOf(sight), since: look }
  known.set(node, { sight, name, seen: seen + 1, missed: 0, since })
}

function isReplaced({ sight: { kind, element, box }, missed }: Known, others: Sight[]): boolean {
  const area = Math.min(areaOf(box), innerWidth * innerHeight) * share
  const around = {
    left: box.left - near,
    top: box.top - near,
    right: box.right + near,
    bottom: box.bottom + near,
  }
  const isNew = ({ node }: Sight) => (known.get(node)?.since ?? look) >= look - missed - 1
  // A button without its words is still there, and in nobody's place.
  const isItsOwn = (other: Sight) =>
    kind === 'text' && other.kind === 'control' && other.element.contains(element)
  const covers = (line: Box, place: Box) => areaOf(overlapOf(line, place)) > area
  return (
    outlines().some((outline) => covers(outline, box)) ||
    others.some(
      (other) =>
        !isItsOwn(other) && other.lines.some((line) => covers(line, isNew(other) ? around : box)),
    )
  )
}
