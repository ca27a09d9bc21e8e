import { escaped } from '../escaped.ts'
import type { Point2 } from '../geometry/projection.ts'
import { project } from '../geometry/projection.ts'

const FLAT = '.866 .5 -.5 .866'
const LONGEST_LINE = 21
/** What a street has room for. */
const ROOM = 26
const LEADING = 12.5

/** Letters of East Asia are about twice as wide as others. */
const roomOf = (letter: string) => (letter >= '\u1100' ? 2 : 1)

/** A long name goes into two lines of about one length; the list beside the map has all of it. */
export function inLines(label: string): string[] {
  const gaps = [...label.matchAll(/ /g)].map(({ index }) => index)
  const middle = label.length / 2
  const [gap] = gaps.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  const lines =
    label.length <= LONGEST_LINE || gap === undefined
      ? [label]
      : [label.slice(0, gap), label.slice(gap + 1)]
  return lines.map(cutToRoom)
}

function cutToRoom(line: string): string {
  let room = 0
  const letters = [...line]
  const end = letters.findIndex((letter) => (room += roomOf(letter)) > ROOM)
  return end < 0
    ? line
    : `${letters
        .slice(0, end - 1)
        .join('')
        .trimEnd()}…`
}

/** Lies in the street before a plot, `below` the plot's near edge. */
function inStreet([x, y]: Point2, below: number, text: string): string {
  const [dx, dy] = project([1, -below, 0])
  const at = [x + dx, y + dy].map((value) => value.toFixed(1)).join(' ')
  return `<text transform="matrix(${FLAT} ${at})">${escaped(text)}</text>`
}

/**
 * Names for wide sheets, numbers alone for small ones: `--names` and `--numbers` tell which are seen.
 * A rim of paper keeps them legible where something stands behind them.
 */
export function labelsSvg(labels: readonly { at: Point2; label: string }[]): string {
  const names = labels.map(({ at, label }, index) =>
    inLines(label).map((line, row) =>
      inStreet(at, 13 + row * LEADING, row ? line : `${index + 1} ${line}`),
    ),
  )
  const numbers = labels.map(({ at }, index) => inStreet(at, 24, String(index + 1)))
  const rim = `stroke="var(--paper)" stroke-width="3" stroke-linejoin="round" paint-order="stroke"`
  return (
    `<g id="n" fill="var(--ink)" ${rim} font-family="var(--f,sans-serif)" font-weight="500" pointer-events="none">` +
    `<g font-size="12.5" opacity="var(--names,1)">${names.flat().join('')}</g>` +
    `<g font-size="27" opacity="var(--numbers,0)">${numbers.join('')}</g></g>`
  )
}
