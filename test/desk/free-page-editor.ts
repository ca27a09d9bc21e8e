import type { Visit } from '../browser/browser.ts'
import { documentNow, openEditor, pageShown } from './page-editor.ts'

export const card = (title: string) => ({ title, text: `All about ${title}` })

const aPage = {
  title: 'Try it',
  lead: 'A lead',
  metaDescription: 'About trying.',
  listed: 'search',
  blocks: [
    { block: 'lead', text: 'First of all' },
    { block: 'cards', heading: 'Cards', cards: [card('Ash'), card('Birch'), card('Cedar')] },
  ],
}

type Block = { block: string; cards?: { title: string }[] }

/** A page of one's own, with a lead and three cards unless others are given, opened in the editor. */
export async function openFreePage(visit: Visit, blocks: object[] = aPage.blocks) {
  const slug = `try-${Math.random().toString(36).slice(2, 8)}`
  const { call } = await openEditor(visit, '/work')
  const made = await call('POST', '/api/content/page', { slug, value: { ...aPage, blocks } })
  const { id } = ((await made.json()) as { document: { id: string } }).document
  await visit.open(`/admin/edit?page=/${slug}`)
  await pageShown(visit.page)
  const stored = () => documentNow(call, 'page', id)
  const blocksNow = async () => (await stored()).value.blocks as Block[]
  return {
    slug,
    frame: visit.page.frameLocator('iframe[data-shown]'),
    now: async () => (await stored()).value,
    blocks: blocksNow,
    titles: async () =>
      (await blocksNow()).find(({ cards }) => cards)?.cards?.map(({ title }) => title),
    /** Somebody else saves, with a version of their own. */
    async change(others: (blocks: Block[]) => object[]) {
      const { version, value } = await stored()
      const changed = { ...value, blocks: others(value.blocks as Block[]) }
      await call('PUT', `/api/content/page/${id}`, { version, value: changed })
    },
  }
}
