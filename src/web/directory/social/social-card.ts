import sharp from 'sharp'
import { inColours } from '../../../features/documents/brand/token-colours.ts'
import { svgText } from '../../../features/documents/schema/read-svg.ts'
import type { Look } from '../brand/brand-of.server.ts'
import { type Lettering, outlines } from '../brand/outlined-words.ts'

const SIZE = { width: 1200, height: 630 }
const MARGIN = 48
const HEADER = 96
const LEFT = 540
const MARK = 46

/** A drawing without its callouts, cut to what it shows. */
export interface Shown {
  viewBox: string
  body: string
  /** How many it needs: a photograph more than a drawing. */
  colours?: number
}

interface SocialCard {
  title: string
  drawing: Shown
  look: Look
}

const sizeFor = (title: string) => (title.length <= 28 ? 112 : title.length <= 56 ? 84 : 64)

async function letters({ title, look }: SocialCard): Promise<string> {
  const heading = {
    left: MARGIN + 10,
    top: HEADER + 24,
    width: 560,
    fontSize: sizeFor(title),
    lineHeight: 0.88,
    letterSpacing: '-0.05em',
    wordBreak: 'break-word',
  }
  const words: Lettering[] = [{ words: title, style: heading }]
  if (!look.mark || !look.logoSaysName) words.push({ words: look.name, style: besideMark(look) })
  const said = words.filter((lettering) => lettering.words.trim() !== '')
  return said.length === 0
    ? ''
    : outlines(said, { type: look.type, colour: look.palette.ink.light, ...SIZE })
}

/** On one line; a long name is smaller. */
function besideMark({ mark, name }: Look) {
  const left = MARGIN + 8 + (mark ? markWidth(mark.viewBox) + 10 : 0)
  const fontSize = Math.min(42, Math.floor((SIZE.width - MARGIN - left) / (name.length * 0.6)))
  const top = 24 + (42 - fontSize) / 2
  return { left, top, fontSize, letterSpacing: '-0.045em', whiteSpace: 'nowrap' }
}

function markWidth(viewBox: string): number {
  const [, , width = 1, height = 1] = viewBox.split(' ').map(Number)
  return Math.round(Math.min(480, (MARK * width) / height))
}

function markSvg({ mark }: Look): string {
  if (!mark) return ''
  const width = markWidth(mark.viewBox)
  return `<svg x="${MARGIN + 8}" y="25" width="${width}" height="${MARK}" viewBox="${mark.viewBox}">${svgText(mark.of)}</svg>`
}

function rules(): string {
  const field = (SIZE.width - 2 * MARGIN) / 4
  const columns = [0, 1, 2, 3, 4]
    .map((column) => `M${MARGIN + column * field} ${HEADER}V${SIZE.height}`)
    .join('')
  return (
    `<path fill="var(--paper)" d="M0 0h${SIZE.width}v${SIZE.height}H0z"/>` +
    `<path stroke="var(--grid)" stroke-width="2" d="${columns}"/>` +
    `<path stroke="var(--ink)" stroke-width="2" d="M0 ${HEADER}H${SIZE.width}"/>`
  )
}

function pictureSvg({ viewBox, body }: Shown): string {
  return (
    `<svg x="${LEFT}" y="${HEADER + 10}" width="${SIZE.width - LEFT - 10}" height="${SIZE.height - HEADER - 20}" ` +
    `viewBox="${viewBox}" overflow="visible" preserveAspectRatio="xMaxYMid">${body}</svg>`
  )
}

/** The picture that stands for a page where it is shared. Its letters are outlines. */
export async function socialCard(card: SocialCard): Promise<Buffer> {
  const body = rules() + pictureSvg(card.drawing) + markSvg(card.look) + (await letters(card))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">${body}</svg>`
  return sharp(Buffer.from(inColours(card.look.palette, svg)))
    .png({ palette: true, colours: card.drawing.colours ?? 64, effort: 8 })
    .toBuffer()
}
