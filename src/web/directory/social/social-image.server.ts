import sharp from 'sharp'
import type { PictureFile } from '../../../features/media/picture-file.ts'
import type { Documents } from '../../../features/documents/read/documents.ts'
import { drawingNames, picture } from '../../../drawings/picture.server.ts'
import { drawingSource } from '../sources/drawing-source.server.ts'
import { drawable } from '../../../features/documents/brand/drawable-words.ts'
import { type Look, lookOf } from '../brand/brand-of.server.ts'
import { logoIn } from '../brand/mark-of.ts'
import type { PageEntry } from '../page-entry.ts'
import { type Shown, socialCard } from './social-card.ts'

let drawn: Promise<unknown> = Promise.resolve()

/** Draws one image at a time, so that a crawler that wants all of them leaves the pages their turn. */
export function socialImage(
  entry: PageEntry,
  documents: Documents,
  fileAt: PictureFile,
): Promise<Buffer> {
  const image = drawn.then(async () => socialCard(await cardOf(entry, documents, fileAt)))
  drawn = image.catch(() => {})
  return image
}

/** The card has room for three lines. */
function short(title: string, { drawnName, type }: Look): string {
  const words = drawable(title, type)
  return words.length <= 80 ? words || drawnName : `${words.slice(0, 78).trimEnd()}…`
}

/** Room around a drawing, in its own units. */
const MARGIN = 4

/** A finished drawing without its callouts; a building site for a page that has none. */
async function shown(id: string | undefined, documents: Documents, fileAt: PictureFile) {
  const own = id === undefined ? undefined : documents.drawings.get(id)
  const file = own && (await fileAt(own.src))
  if (!own || !file) return builtIn(id)
  const svg = file.toString()
  const body = svg.slice(svg.indexOf('<g id="d">'), svg.lastIndexOf('</svg>'))
  return { viewBox: own.viewBox, body, colours: 256 }
}

async function builtIn(id = ''): Promise<Shown> {
  const bare = drawingNames.has(id) ? picture(id).bare : undefined
  const svg = bare && (await drawingSource(id))
  if (!svg) return builtIn('in-preparation')
  const group = (name: string) =>
    new RegExp(`<g id="${name}" .*?(?=<g id="[sn]" |</svg>)`, 's').exec(svg)?.[0] ?? ''
  const [left, top] = [Math.floor(bare.left - MARGIN), Math.floor(bare.top - MARGIN)]
  const [right, bottom] = [Math.ceil(bare.right + MARGIN), Math.ceil(bare.bottom + MARGIN)]
  return {
    viewBox: `${left} ${top} ${right - left} ${bottom - top}`,
    body: group('d').replace(/<text.*?<\/text>/g, '') + group('s'),
  }
}

function titleOf({ kind, title }: PageEntry, { company, home }: Documents, look: Look) {
  const said = kind === 'home' ? (home.slides[0]?.headline.join(' ') ?? company.tagline) : title
  return short(said, look)
}

/** The room on the card, and the narrowest copy that fills it. */
const photoSize = { width: 650, height: 514 }

/** A photograph in the place of the drawing; nothing for one that is there no more. */
async function photograph(
  { sharedUpload }: PageEntry,
  { pictures }: Documents,
  fileAt: PictureFile,
): Promise<Shown | undefined> {
  const own = sharedUpload === undefined ? undefined : pictures.get(sharedUpload)
  const width = own?.widths.find((one) => one >= photoSize.width) ?? own?.widths.at(-1)
  const file = width && (await fileAt(`${own!.url}/${width}.webp`))
  if (!file) return undefined
  const { data, info } = await sharp(file)
    .resize(photoSize.width, photoSize.height, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
  const href = `data:image/png;base64,${data.toString('base64')}`
  return {
    viewBox: `0 0 ${info.width} ${info.height}`,
    body: `<image href="${href}" width="${info.width}" height="${info.height}"/>`,
    colours: 256,
  }
}

async function cardOf(entry: PageEntry, documents: Documents, fileAt: PictureFile) {
  const look = lookOf(documents)
  const mark = await logoIn(look, fileAt)
  return {
    title: titleOf(entry, documents, look),
    drawing:
      (await photograph(entry, documents, fileAt)) ??
      (await shown(entry.drawing, documents, fileAt)),
    look: { ...look, name: look.drawnName, ...(mark && { mark }) },
  }
}
