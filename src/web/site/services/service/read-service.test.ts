import { expect, test } from 'vitest'
import { sample } from '../../../../../test/sample/sample-documents.ts'
import type { SiteSearch } from '../../../../features/search/site-search.ts'
import { readCard } from '../card/read-card.server.ts'
import { readService } from './read-service.server.ts'

const paths = sample.services.map(({ id }) => sample.paths.get(id)!)
const read = (path: string) => readService(path, sample)
const readOneCard = (path: string) => readCard(path, sample, nothingFound)

const nothingFound: Pick<SiteSearch, 'pages'> = { pages: async () => [] }

const status = async (reading: () => unknown) => {
  try {
    await reading()
  } catch (thrown) {
    return (thrown as { init?: { status: number } }).init?.status
  }
}

test('SERV-1: each of the thirty menu links has a page, with a drawing of its own', () => {
  expect(paths).toHaveLength(30)
  const pages = paths.map(read)
  expect(pages.map(({ path }) => path)).toEqual(paths)
  expect(new Set(pages.map(({ drawing }) => drawing?.src)).size).toBe(30)
})

test('SERV-1: every step of every plan could be placed', () => {
  for (const path of paths) {
    const { plan } = read(path)
    expect(plan!.steps.length).toBeGreaterThanOrEqual(3)
    for (const { bar } of plan!.steps) expect(bar.from + bar.length).toBeLessThanOrEqual(100.1)
  }
})

test('SERV-1: every page leads to other services, never to itself', () => {
  for (const path of paths) {
    const { related } = read(path)
    const links = related.map((link) => link.path)
    expect(links.length).toBeGreaterThanOrEqual(3)
    expect(new Set([...links, path]).size).toBe(links.length + 1)
  }
})

test('SERV-2: every page has four cards or more, and each opens its own page', async () => {
  for (const path of paths) {
    const { cards } = read(path)
    expect(cards.length).toBeGreaterThanOrEqual(4)
    for (const card of cards) {
      const page = await readOneCard(card.path)
      expect([page.path, page.title, page.service.path]).toEqual([card.path, card.title, path])
      expect(page.siblings.map((one) => one.path)).toEqual(cards.map((one) => one.path))
    }
  }
})

test('SERV-2: the next card of each card leads once around all of them', async () => {
  const { cards } = read(paths[0]!)
  const walked = [cards[0]!.path]
  for (let at = walked[0]!; walked.length <= cards.length; walked.push(at))
    at = (await readOneCard(at)).next.path
  expect(walked).toEqual([...cards.map(({ path }) => path), cards[0]!.path])
  expect((await readOneCard(cards[0]!.path)).previous.path).toBe(cards.at(-1)!.path)
})

test('SERV-3: an unknown section, page or card is a 404', async () => {
  const unknown = ['/services/nowhere/ai', '/services/technology/tea', '/services//', '/']
  for (const path of [...unknown, '/services/__proto__/ai', '/services/constructor/ai'])
    expect(await status(() => read(path))).toBe(404)
  for (const path of ['/services/technology/ai/tea', '/services/technology/ai/'])
    expect(await status(() => readOneCard(path))).toBe(404)
})
