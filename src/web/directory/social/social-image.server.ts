import type { Company, Documents } from '../../../features/documents/read/documents.ts'
import latin from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff?inline'
import latinExtended from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-ext-600-normal.woff?inline'
import type { Drawing } from '../../../drawings/kit/drawing.ts'
import { drawingNames, picture } from '../../../drawings/picture.server.ts'
import { socialCard } from '../../../drawings/social-card.ts'
import type { PageEntry } from '../page-entry.ts'

/** The fonts are inside the built server: it needs neither their package nor our sources. */
const fonts = [latin, latinExtended].map((address) =>
  Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'),
)

let drawn: Promise<unknown> = Promise.resolve()

/** Draws one image at a time, so that a crawler that wants all of them leaves the pages their turn. */
export function socialImage(entry: PageEntry, documents: Documents): Promise<Buffer> {
  const image = drawn.then(async () => socialCard(await cardOf(entry, documents), fonts))
  drawn = image.catch(() => {})
  return image
}

/** The card has room for three lines, and letters of Latin alphabets only. */
function short(title: string, company: Company): string {
  const words = title
    .replace(/[^\p{Script=Latin}\p{N}\p{P}\p{Sc}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  return words.length <= 80 ? words || company.name : `${words.slice(0, 78).trimEnd()}…`
}

/** The drawings themselves, inside the built server as well. */
const files = import.meta.glob<string>('/packs/*/drawings/*.svg', {
  query: '?raw',
  import: 'default',
})
const openFile = new Map(
  Object.entries(files).map(([path, open]) => [/([^/]+)\.svg$/.exec(path)![1]!, open]),
)

/** A finished drawing, group by group; a building site for a page that has none. */
async function drawingOf(id = ''): Promise<Drawing> {
  const [open, bare] = [openFile.get(id), drawingNames.has(id) ? picture(id).bare : undefined]
  if (!open || !bare) return drawingOf('in-preparation')
  const svg = await open()
  const group = (name: string) =>
    new RegExp(`<g id="${name}" .*?(?=<g id="[sn]" |</svg>)`, 's').exec(svg)?.[0] ?? ''
  return { bare, groups: { drawing: group('d'), run: group('s') } }
}

const cardOf = async ({ kind, title, drawing }: PageEntry, { company, home }: Documents) => ({
  title:
    kind === 'home'
      ? (home.slides[0]?.headline.join(' ') ?? company.tagline)
      : kind === 'post'
        ? short(title, company)
        : title,
  drawing: await drawingOf(drawing),
  wordmark: company.name,
})
