import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import satori from 'satori'
import sharp from 'sharp'
import type { Drawing } from './kit/drawing.ts'
import { padded } from './kit/frame.ts'
import { palette, withColours } from './kit/palette.ts'
import { viewBox } from './kit/svg-file.ts'
import { wordmarkSvg } from './logo-mark.ts'

const SIZE = { width: 1200, height: 630 }
const MARGIN = 48
const HEADER = 96
const LEFT = 540
const FACE = 'Familjen Grotesk'

export interface SocialCard {
  title: string
  drawing: Drawing
  wordmark: string
}

const { resolve } = createRequire(import.meta.url)

function fontsOfPackage(): Promise<Buffer[]> {
  const files = ['latin', 'latin-ext'].map(
    (set) => `@fontsource/familjen-grotesk/files/familjen-grotesk-${set}-600-normal.woff`,
  )
  return Promise.all(files.map((file) => readFile(resolve(file))))
}

const asFace = (data: Buffer) => ({
  name: FACE,
  data,
  weight: 600 as const,
  style: 'normal' as const,
})

const sizeFor = (title: string) => (title.length <= 28 ? 112 : title.length <= 56 ? 84 : 64)

function block(style: Record<string, string | number>, children: unknown) {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } }
}

async function lettersSvg({ title, wordmark }: SocialCard, fonts: Buffer[]): Promise<string> {
  const fontSize = sizeFor(title)
  const letters = block(
    {
      width: '100%',
      height: '100%',
      fontFamily: FACE,
      color: palette.ink.light,
      position: 'relative',
    },
    [
      block(
        {
          position: 'absolute',
          left: MARGIN + 64,
          top: 24,
          fontSize: 42,
          letterSpacing: '-0.045em',
        },
        wordmark,
      ),
      block(
        {
          position: 'absolute',
          left: MARGIN + 10,
          top: HEADER + 24,
          width: 560,
          fontSize,
          lineHeight: 0.88,
          letterSpacing: '-0.05em',
        },
        title,
      ),
    ],
  )
  const svg = await satori(letters as Parameters<typeof satori>[0], {
    ...SIZE,
    fonts: fonts.map(asFace),
  })
  return svg.replace(/^<svg[^>]*>|<\/svg>$/g, '')
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

function pictureSvg({ bare, groups }: Drawing): string {
  const letterless = groups.drawing.replace(/<text.*?<\/text>/g, '')
  return (
    `<svg x="${LEFT}" y="${HEADER + 10}" width="${SIZE.width - LEFT - 10}" height="${SIZE.height - HEADER - 20}" ` +
    `viewBox="${viewBox(padded(4)(bare))}" overflow="visible" preserveAspectRatio="xMaxYMid">${letterless}${groups.run}</svg>`
  )
}

/** The picture that stands for a page where it is shared. Its letters are outlines. */
export async function socialCard(card: SocialCard, fonts?: Buffer[]): Promise<Buffer> {
  const mark = `<svg x="${MARGIN + 8}" y="25" width="46" height="46">${wordmarkSvg(46)}</svg>`
  const body =
    rules() +
    pictureSvg(card.drawing) +
    mark +
    (await lettersSvg(card, fonts ?? (await fontsOfPackage())))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">${body}</svg>`
  return sharp(Buffer.from(withColours(svg, 'light')))
    .png({ palette: true, colours: 64, effort: 8 })
    .toBuffer()
}
