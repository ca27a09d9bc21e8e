import type { Company, Documents } from '../../../features/documents/read/documents.ts'
import latin from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff?inline'
import latinExtended from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-ext-600-normal.woff?inline'
import { type DrawingId, drawings } from '../../../drawings/index.ts'
import { socialCard } from '../../../drawings/social-card.ts'
import type { PageEntry } from '../page-entry.ts'

/** The fonts are inside the built server: it needs neither their package nor our sources. */
const fonts = [latin, latinExtended].map((address) =>
  Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'),
)

let drawing: Promise<unknown> = Promise.resolve()

/** Draws one image at a time, so that a crawler that wants all of them leaves the pages their turn. */
export function socialImage(entry: PageEntry, documents: Documents): Promise<Buffer> {
  const image = drawing.then(() => socialCard(cardOf(entry, documents), fonts))
  drawing = image.catch(() => {})
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

const cardOf = ({ kind, title, drawing: id }: PageEntry, { company, home }: Documents) => ({
  title:
    kind === 'home'
      ? (home.slides[0]?.headline.join(' ') ?? company.tagline)
      : kind === 'post'
        ? short(title, company)
        : title,
  drawing: drawings[id in drawings ? (id as DrawingId) : 'in-preparation'](),
  wordmark: company.name,
})
