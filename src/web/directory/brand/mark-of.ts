import sharp from 'sharp'
import { inColours } from '../../../features/documents/brand/token-colours.ts'
import { isSvg, readSvg } from '../../../features/documents/schema/read-svg.ts'
import type { PictureFile } from '../../../features/media/picture-file.ts'
import { drawingSource } from '../sources/drawing-source.server.ts'
import type { Look } from './brand-of.server.ts'
import { outlines } from './outlined-words.ts'
import type { Mark } from './logo-svg.ts'

const side = 64

/** Sharp enough in the largest icon. */
const pictureSide = 384

/** The logo that stands in a drawing: its shapes, or the picture itself. */
export async function logoIn(look: Look, fileAt: PictureFile): Promise<Mark | undefined> {
  const { mark, logo, palette } = look
  if (mark || logo?.is !== 'img') return mark
  const src = logo.with.src!
  const file = await (src.startsWith('/drawings/') ? drawingFrom(src, fileAt) : fileAt(src))
  if (!file) return undefined
  if (typeof file !== 'string') return pictureMark(file)
  const shapes = readSvg(file.replace(/<style>[^]*?<\/style>/g, ''))
  return isSvg(shapes) ? shapes : pictureMark(Buffer.from(inColours(palette, file)))
}

export async function drawingFrom(src: string, fileAt: PictureFile) {
  const own = await fileAt(src)
  return own?.toString() ?? drawingSource(/([a-z\d-]+)(\.[\da-f]{8})?\.svg$/.exec(src)?.[1] ?? '')
}

async function pictureMark(file: Buffer): Promise<Mark> {
  const { data, info } = await sharp(file)
    .resize(pictureSide, pictureSide, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
  const href = `data:image/png;base64,${data.toString('base64')}`
  const [width, height] = [`${info.width}`, `${info.height}`]
  return { viewBox: `0 0 ${width} ${height}`, of: [{ is: 'image', with: { href, width, height } }] }
}

/** What stands for the company where there is room for a square: its logo, or the first letter of its name. */
export async function markOf(look: Look, fileAt: PictureFile): Promise<Mark> {
  const logo = await logoIn(look, fileAt)
  if (logo) return logo
  const { name, drawnName, type } = look
  const ground = { is: 'rect', with: { width: `${side}`, height: `${side}`, fill: 'var(--ink)' } }
  const letter = /[\p{L}\p{N}]/u.exec(drawnName)?.[0]
  if (!letter) return { viewBox: `0 0 ${side} ${side}`, of: [ground] }
  const style = {
    left: 0,
    top: 0,
    width: side,
    height: side,
    alignItems: 'center',
    justifyContent: 'center',
    fontSize: 46,
  }
  const black = '#000000'
  const sheet = { type, colour: black, width: side, height: side }
  const drawn = await outlines([{ words: letter.toUpperCase(), style }], sheet)
  const inPaper = drawn.replace(/<mask[\s\S]*?<\/mask>/g, '').replaceAll(black, 'var(--paper)')
  const read = readSvg(`<svg viewBox="0 0 ${side} ${side}">${inPaper}</svg>`)
  if (!isSvg(read)) throw new Error(`The letter of '${name}' could not be drawn: ${read.fault}`)
  return { viewBox: read.viewBox, of: [ground, ...read.of] }
}
