import sharp from 'sharp'
import type { PictureFile } from '../../../features/media/picture-file.ts'
import type { Look } from './brand-of.server.ts'
import type { Icon } from './icon-names.ts'
import { markOf } from './mark-of.ts'
import { faviconSvg, iconSvg, type Mark } from './logo-svg.ts'
import type { Palette } from '../../../features/documents/brand/brand-palette.ts'

type Made = { type: string; body: Buffer }
type Maker = (mark: Mark, palette: Palette) => Promise<Made> | Made

/** An icon file that holds one PNG: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) */
function icoFile(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(side, 6)
  header.writeUInt8(side, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

async function iconPng(
  mark: Mark,
  palette: Palette,
  look: { side: number; share: number; paper: boolean },
) {
  const svg = Buffer.from(iconSvg(mark, palette, look))
  const drawn = await sharp(svg).metadata()
  return sharp(svg, { density: Math.min(2400, Math.ceil((72 * look.side) / drawn.width!)) })
    .resize(look.side, look.side)
    .png({ palette: true, effort: 10 })
    .toBuffer()
}

const png =
  (side: number, share: number): Maker =>
  async (mark, palette) => ({
    type: 'image/png',
    body: await iconPng(mark, palette, { side, share, paper: true }),
  })

const makers = {
  'favicon.svg': (mark, palette) => ({
    type: 'image/svg+xml; charset=utf-8',
    body: Buffer.from(faviconSvg(mark, palette)),
  }),
  'favicon.ico': async (mark, palette) => ({
    type: 'image/x-icon',
    body: icoFile(await iconPng(mark, palette, { side: 32, share: 1, paper: false }), 32),
  }),
  'apple-touch-icon.png': png(180, 0.66),
  'icon-192.png': png(192, 0.72),
  'icon-512.png': png(512, 0.72),
  'icon-maskable-512.png': png(512, 0.52),
} satisfies Record<Icon, Maker>

export async function drawIcon(icon: Icon, look: Look, fileAt: PictureFile) {
  const draw = async (of: Look) => makers[icon](await markOf(of, fileAt), look.palette)
  const { logo, mark, ...nameAlone } = look
  // What was kept before its size was refused can't be drawn so small.
  const { type, body } = await draw(look).catch(() => draw(nameAlone))
  return { type, body: new Uint8Array(body) }
}
