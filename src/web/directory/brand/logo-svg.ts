import { inColours, tokenStyle } from '../../../features/documents/brand/token-colours.ts'
import { type Svg, svgText } from '../../../features/documents/schema/read-svg.ts'
import type { Palette } from '../../../features/documents/brand/brand-palette.ts'

/** What an icon shows: shapes in a box of their own. */
export type Mark = Pick<Svg, 'viewBox' | 'of'>

/** The box made square, so much larger that the mark takes `share` of it. */
function squareAround(viewBox: string, share = 1): string {
  const [left, top, width, height] = viewBox.split(/[\s,]+/).map(Number) as [
    number,
    number,
    number,
    number,
  ]
  const side = Math.max(width, height) / share
  const at = [left + width / 2 - side / 2, top + height / 2 - side / 2, side, side]
  return at.map((value) => Number(value.toFixed(2))).join(' ')
}

/** The mark alone, in the colours of the browser's scheme. */
export function faviconSvg({ viewBox, of }: Mark, palette: Palette): string {
  const body = svgText(of)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${squareAround(viewBox)}"><style>${tokenStyle(palette, body)}</style>${body}</svg>\n`
}

/** The mark by day for a renderer without custom properties; `share` of the icon's width is mark. */
export function iconSvg(
  mark: Mark,
  palette: Palette,
  { share, paper }: { share: number; paper: boolean },
) {
  const box = squareAround(mark.viewBox, share)
  const [left, top, side] = box.split(' ')
  const ground = paper
    ? `<rect x="${left}" y="${top}" width="${side}" height="${side}" fill="${palette.paper.light}"/>`
    : ''
  return inColours(
    palette,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${ground}${svgText(mark.of)}</svg>`,
  )
}
