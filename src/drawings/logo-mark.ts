import { tokenSheet, withColours } from './kit/palette.ts'

/** The company's sheet of paper: 32 units square with its margin. */
const SHEET =
  `<g stroke="var(--al)" stroke-width="1.6" stroke-linejoin="round">` +
  `<path fill="var(--at)" d="M0-7l8.5-14.7L29.3-9.7 20.8 5z"/>` +
  `<path fill="var(--af)" d="M0-7 20.8 5v6L0-1z"/>` +
  `<path fill="var(--signal)" d="M20.8 5 29.3-9.7v6L20.8 11z"/></g>`

const CENTRE = { x: 14.65, y: -5.35 }
const TIGHT = 34.6

function squareAround(side: number): string {
  return `${(CENTRE.x - side / 2).toFixed(2)} ${(CENTRE.y - side / 2).toFixed(2)} ${side.toFixed(2)} ${side.toFixed(2)}`
}

export function faviconSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${squareAround(TIGHT)}"><style>${tokenSheet(SHEET)}</style>${SHEET}</svg>\n`
}

/** The mark for a renderer without custom properties; `share` of the icon's width is mark, the rest is paper. */
export function iconSvg(share: number, paper: boolean): string {
  const ground = paper ? `<path fill="var(--paper)" d="M-99-99h220v220H-99z"/>` : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${squareAround(TIGHT / share)}">${ground}${SHEET}</svg>`
  return withColours(svg, 'light')
}

export function wordmarkSvg(size: number): string {
  return `<svg viewBox="${squareAround(TIGHT)}" width="${size}" height="${size}">${SHEET}</svg>`
}
