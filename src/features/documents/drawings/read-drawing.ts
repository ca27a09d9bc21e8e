import { createHash } from 'node:crypto'
import { Parser } from 'htmlparser2'
import { defaultPalette } from '../brand/brand-palette.ts'
import { tokenStyle } from '../brand/token-colours.ts'
import { isSvg, readKeptSvg, readSvg, svgText } from '../schema/read-svg.ts'
import type { DrawingTable } from './drawing-store.ts'

export type Drawing = DrawingTable

const most = 512 * 1024

/** A file as a drawing that pages can show; it is made of shapes alone, and says what it shows. */
export function readDrawing(name: string, file: Buffer): Drawing | { fault: string } {
  if (file.length > most) return { fault: 'A drawing has at most 512 kB.' }
  const source = file.toString()
  if (source.includes('\0') || !Buffer.from(source).equals(file))
    return { fault: 'The drawing is no text in UTF-8.' }
  const read = readSvg(source)
  if (!isSvg(read)) return { fault: `The drawing ${read.fault}` }
  const { title, description } = wordsOf(source)
  if (!title) return { fault: 'The drawing doesn’t say what it shows: give it a <title>.' }
  const { viewBox } = read
  const [width, height] = [Math.ceil(read.width), Math.ceil(read.height)]
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
  return { name, source, hash, viewBox, width, height, title, description }
}

/** What a drawing says of all of itself, not of a part. */
function wordsOf(source: string): { title: string; description: string } {
  const words: Record<string, string> = { title: '', desc: '' }
  const open: string[] = []
  const parser = new Parser(
    {
      onopentag: (name) => void open.push(name),
      ontext(text) {
        const name = open.at(-1)!
        if (open.length === 2 && name in words) words[name] += text
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  )
  parser.end(source)
  const [title = '', description = ''] = [words.title, words.desc].map((text) =>
    text?.replace(/\s+/g, ' ').trim().slice(0, 500),
  )
  return { title, description }
}

/** A file that stands alone as an image, and lends `#d` to a page: what has been judged, and no byte else. */
export function drawingSvg({ source, viewBox, width, height, title, description }: DrawingTable) {
  const read = readKeptSvg(source, 'drawing')
  if (!isSvg(read)) throw new Error(`A drawing is no longer one: it ${read.fault}`)
  const body = svgText(read.of)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">` +
    `<title>${escaped(title)}</title><desc>${escaped(description)}</desc>` +
    `<style>${tokenStyle(defaultPalette, body)}</style><g id="d">${body}</g></svg>\n`
  )
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
