import { escaped } from '../../src/drawings/escaped.ts'
import type { Point2 } from '../../src/drawings/geometry/projection.ts'
import { COS_30, HEIGHT_SCALE, SIN_30 } from '../../src/drawings/geometry/projection.ts'

export interface LetterStyle {
  size?: number
  bold?: boolean
}

export interface Lettering {
  text: string
  at: Point2
  lies: 'flat' | 'upright'
  size: number
  bold: boolean
}

/** Of notes, and the least of what is lettered on a face. */
export const NOTE_SIZE = 13.5

/** A page says `--letters: hidden` where it shows the drawing too small to read it. */
export const LEGIBLE = 'visibility="var(--letters,visible)"'

const MONO_ADVANCE = 0.605

export const FACE = `font-family="var(--mono,ui-monospace,monospace)" font-weight="500"`
const BOLD_FACE = `font-family="var(--f,sans-serif)" font-weight="700"`

export function lettering(
  at: Point2,
  text: string,
  lies: Lettering['lies'],
  style: LetterStyle = {},
): Lettering {
  return { at, text, lies, size: Math.max(style.size ?? 0, NOTE_SIZE), bold: style.bold ?? false }
}

export function textWidth(text: string, size = NOTE_SIZE): number {
  return text.length * size * MONO_ADVANCE
}

export function letterBox({ text, at: [x, y], lies, size }: Lettering): Point2[] {
  const width = textWidth(text, size)
  const along: Point2 = [COS_30 * width, SIN_30 * width]
  const up: Point2 = lies === 'flat' ? [SIN_30 * size, -COS_30 * size] : [0, -HEIGHT_SCALE * size]
  return [
    [x, y],
    [x + along[0], y + along[1]],
    [x + along[0] + up[0], y + along[1] + up[1]],
    [x + up[0], y + up[1]],
  ]
}

export function letteringSvg({ text, at: [x, y], lies, size, bold }: Lettering): string {
  const plane = lies === 'flat' ? '.866 .5 -.5 .866' : `.866 .5 0 ${String(HEIGHT_SCALE).slice(1)}`
  return (
    `<text ${LEGIBLE} transform="matrix(${plane} ${x.toFixed(1)} ${y.toFixed(1)})" fill="var(--ink)" stroke="none" ` +
    `${bold ? BOLD_FACE : FACE} font-size="${size}">${escaped(text)}</text>`
  )
}
