import type { Company, Documents } from '../../../features/documents/read/documents.ts'
import { type DrawingId, drawings } from '../../../drawings/index.ts'
import { padded } from '../../../drawings/kit/frame.ts'
import { viewBox } from '../../../drawings/kit/svg-file.ts'
import { lookOf } from '../brand/brand-of.server.ts'
import type { PageEntry } from '../page-entry.ts'
import { type Shown, socialCard } from './social-card.ts'

let drawing: Promise<unknown> = Promise.resolve()

/** Draws one image at a time, so that a crawler that wants all of them leaves the pages their turn. */
export function socialImage(entry: PageEntry, documents: Documents): Promise<Buffer> {
  const image = drawing.then(() => socialCard(cardOf(entry, documents)))
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

function shown(id: string): Shown {
  const { bare, groups } = drawings[id in drawings ? (id as DrawingId) : 'in-preparation']()
  const letterless = groups.drawing.replace(/<text.*?<\/text>/g, '')
  return { viewBox: viewBox(padded(4)(bare)), body: letterless + groups.run }
}

const titleOf = ({ kind, title }: PageEntry, { company, home }: Documents) => {
  if (kind === 'home') return home.slides[0]?.headline.join(' ') ?? company.tagline
  return kind === 'post' ? short(title, company) : title
}

const cardOf = (entry: PageEntry, documents: Documents) => ({
  title: titleOf(entry, documents),
  drawing: shown(entry.drawing),
  look: lookOf(documents),
})
