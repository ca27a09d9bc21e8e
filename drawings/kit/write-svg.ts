import type { Bounds } from '../../src/drawings/picture-list.ts'
import { defaultPalette } from '../../src/features/documents/brand/brand-palette.ts'
import { tokenStyle } from '../../src/features/documents/brand/token-colours.ts'
import type { Drawing } from './drawn.ts'
import { escaped } from '../../src/drawings/escaped.ts'
import { NOTE_SIZE } from './lettering.ts'
import { liftSheet } from './stage.ts'

/** Sheets begin at nought: browsers differ in where a cut that is measured from a later corner lies. */
export function sheetBox({ left, top, right, bottom }: Bounds): string {
  return `0 0 ${right - left} ${bottom - top}`
}

/** Only ever an image, so it shows its letters itself where there is room; others lend them to pages. */
const ONLY_AS_IMAGE = /^post-/

/** The least size of letters on a screen, in pixels. */
const LEAST = 11

/** The width from which the letters of a drawing may be read. */
export function readableFrom({ left, right }: Bounds): number {
  return Math.ceil(((right - left) * LEAST) / NOTE_SIZE)
}

/** The root of the file is the root of an image, but not of the page that takes a group by <use>. */
function imageSheet(id: string, frame: Bounds, body: string): string {
  if (!body.includes('--letters')) return ''
  const where = ONLY_AS_IMAGE.test(id)
    ? `(min-width:1px) and (max-width:${readableFrom(frame) - 1}px)`
    : 'all'
  return `@media ${where}{:root{--letters:hidden}}`
}

/**
 * A file that stands alone as an image and lends its groups to a page. Where an
 * image asks for a width, it is its own.
 */
export function svgFile(drawing: Drawing): string {
  const { id, frame, title, description, groups } = drawing
  const body = (groups.drawing + groups.run + groups.notes).replace(
    /<g id="[dsn]"/g,
    `$& transform="translate(${-frame.left} ${-frame.top})"`,
  )
  const moves = body.includes('--c:path(') ? liftSheet : ''
  const pen = drawing.isNear ? 'path{vector-effect:non-scaling-stroke}' : ''
  const size = `width="${frame.right - frame.left}" height="${frame.bottom - frame.top}"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${sheetBox(frame)}" ${size}>` +
    `<title>${escaped(title)}</title><desc>${escaped(description)}</desc>` +
    `<style>${tokenStyle(defaultPalette, body)}${imageSheet(id, frame, body)}${moves}${pen}</style>${body}</svg>\n`
  )
}
