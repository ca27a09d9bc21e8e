import sharp from 'sharp'
import { faviconSvg, iconSvg } from './logo-mark.ts'

/** An icon file that holds one PNG: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) */
export function icoFile(png: Buffer, side: number): Buffer {
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

async function iconPng(side: number, share: number, paper = true): Promise<Buffer> {
  const svg = Buffer.from(iconSvg(share, paper))
  return sharp(svg, { density: (72 * side) / 34 })
    .resize(side, side)
    .png({ palette: true, effort: 10 })
    .toBuffer()
}

export async function favicons(): Promise<Record<string, Buffer>> {
  const ico = icoFile(await iconPng(32, 1, false), 32)
  return {
    'favicon.svg': Buffer.from(faviconSvg()),
    'favicon.ico': ico,
    'apple-touch-icon.png': await iconPng(180, 0.66),
    'icon-192.png': await iconPng(192, 0.72),
    'icon-512.png': await iconPng(512, 0.72),
    'icon-maskable-512.png': await iconPng(512, 0.52),
  }
}
