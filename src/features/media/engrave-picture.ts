import sharp from 'sharp'
import { brokenPicture, mostPixels } from './read-picture.ts'

/** The page's sheet and ink: a print stays dark on pale, in the dark scheme too. */
const [sheet, ink] = [
  [247, 248, 244],
  [18, 23, 26],
] as const

/** As large as a portrait is shown: fine lines weigh more than a photograph's soft tones. */
const longest = 960
const linesAlong = 112
/** Lines climb at thirty degrees, as the drawings' edges do; those that cross them fall. */
const [COS, SIN] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)]
/** How many lines a form lifts those on it, from black to white. */
const relief = 3.2
const crossed = 0.68

/** A picture as ruled lines that follow its forms and are thicker where it is darker. */
export async function engravePicture(path: string): Promise<Buffer> {
  const { tone, form, width, height } = await readTones(path)
  const pitch = Math.max(width, height) / linesAlong
  const soft = 1.2 / pitch
  const print = Buffer.allocUnsafe(width * height * 3)
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const dark = (1 - tone[at]! / 255) ** 1.25
    const lift = (form[at]! / 255) * relief
    const first = line((x * SIN + y * COS) / pitch + lift, dark * 1.08 - 0.06, soft)
    const second = line((x * COS - y * SIN) / pitch + lift, (dark - crossed) * 1.6, soft)
    const black = Math.max(first, second)
    for (let channel = 0; channel < 3; channel += 1)
      print[at * 3 + channel] = sheet[channel]! + (ink[channel]! - sheet[channel]!) * black
  }
  return sharp(print, { raw: { width, height, channels: 3 } })
    .png({ palette: true, colours: 16 })
    .toBuffer()
}

/** How black a point is that lies so far along the row of lines, `wide` of which is ink. */
function line(along: number, wide: number, soft: number): number {
  const off = Math.abs(along - Math.floor(along) - 0.5) * 2
  return Math.min(1, Math.max(0, (wide - off) / soft + 0.5)) * Math.min(1, Math.max(0, wide * 12))
}

async function readTones(path: string) {
  const read = sharp(path, { limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('b-w')
    .normalise()
    .raw({ depth: 'uchar' })
  const { data, info } = await read.toBuffer({ resolveWithObject: true }).catch(() => {
    throw brokenPicture()
  })
  const { width, height, channels } = info
  const blurred = (by: number) =>
    sharp(data, { raw: { width, height, channels } }).extractChannel(0).blur(by).raw().toBuffer()
  const size = Math.max(width, height)
  const [tone, form] = await Promise.all([blurred(size / 700 + 0.3), blurred(size / 70 + 0.3)])
  return { tone, form, width, height }
}
