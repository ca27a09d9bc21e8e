import type { Documents } from '../../features/documents/read/documents.ts'
import { createHash } from 'node:crypto'
import pageDates from '../../../packs/sample-page-dates.json' with { type: 'json' }
import type { PageDraft } from './page-draft.ts'

/** When the words of each page last changed, by a digest of them; kept by `scripts/bundle/date-pages.ts`. */
type PageDates = Record<string, { digest: string; changedOn: string }>

const recorded: PageDates = pageDates
const today = new Date().toISOString().slice(0, 10)

export const digestOf = ({ title, metaTitle, description, blocks }: PageDraft) =>
  createHash('sha256')
    .update(JSON.stringify([title, metaTitle, description, blocks]))
    .digest('hex')
    .slice(0, 12)

/** The recorded day; words that are not as they came changed with the last of the documents. */
export function lastModified(
  draft: PageDraft,
  { changedOn }: Pick<Documents, 'changedOn'>,
): string {
  const record = recorded[draft.path]
  return draft.changedOn ?? (record?.digest === digestOf(draft) ? record.changedOn : changedOn)
}

/** The record as it must be, keeping the day of everything that has not changed. */
export function dated(drafts: PageDraft[], old: PageDates): PageDates {
  return Object.fromEntries(
    drafts
      .filter(({ changedOn }) => !changedOn)
      .map((draft) => {
        const digest = digestOf(draft)
        const record = old[draft.path]
        return [draft.path, record?.digest === digest ? record : { digest, changedOn: today }]
      }),
  )
}
