import { expect, test } from 'vitest'
import { serviceSections } from '../../../../content/services.ts'
import type { SiteSearch } from '../../../../features/search/site-search.ts'
import { findService } from './find-service.server.ts'
import { readCard } from '../card/read-card.server.ts'
import { readService } from './read-service.server.ts'
import { drawingOf } from './service-drawing.server.ts'

const paths = serviceSections.flatMap(({ id, services }) =>
  services.map(({ slug }) => `/services/${id}/${slug}`),
)

const nothingFound: Pick<SiteSearch, 'find'> = {
  find: async (query) => ({
    query: String(query),
    wasCut: false,
    total: 0,
    results: [],
    near: [],
    useful: [],
  }),
}

const status = async (read: Promise<unknown>) => {
  try {
    await read
  } catch (thrown) {
    return (thrown as { init?: { status: number } }).init?.status
  }
}

test('SERV-1: each of the thirty menu links has a page, with a drawing of its own', async () => {
  expect(paths).toHaveLength(30)
  const pages = await Promise.all(paths.map(readService))
  expect(pages.map(({ path }) => path)).toEqual(paths)
  expect(new Set(pages.map(({ drawing }) => drawing.src)).size).toBe(30)
})

test('SERV-1: the two services called technology do not share a drawing', () => {
  expect(drawingOf({ section: 'industries', slug: 'Technology' })).toBe(
    'service-technology-industry',
  )
})

test('SERV-1: a page is found whatever the case of its address, and named as the menu spells it', async () => {
  for (const path of paths) {
    expect((await readService(path.toUpperCase())).path).toBe(path)
    expect((await readService(path.toLowerCase())).path).toBe(path)
  }
})

test('SERV-1: every step of every plan could be placed', async () => {
  for (const path of paths) {
    const { plan } = await readService(path)
    expect(plan.steps.length).toBeGreaterThanOrEqual(3)
    for (const { bar } of plan.steps) expect(bar.from + bar.length).toBeLessThanOrEqual(100.1)
  }
})

test('SERV-1: every page leads to other services, never to itself', async () => {
  for (const path of paths) {
    const { related } = await readService(path)
    const links = related.map((link) => link.path)
    expect(links.length).toBeGreaterThanOrEqual(3)
    expect(new Set([...links, path]).size).toBe(links.length + 1)
  }
})

test('SERV-2: every page has four cards or more, and each opens its own page', async () => {
  for (const path of paths) {
    const { cards } = await readService(path)
    expect(cards.length).toBeGreaterThanOrEqual(4)
    for (const card of cards) {
      const page = await readCard(card.path.toUpperCase(), nothingFound)
      expect([page.path, page.title, page.service.path]).toEqual([card.path, card.title, path])
      expect(page.siblings.map((one) => one.path)).toEqual(cards.map((one) => one.path))
    }
  }
})

test('SERV-2: the next card of each card leads once around all of them', async () => {
  const { cards } = await readService(paths[0]!)
  const walked = [cards[0]!.path]
  for (let at = walked[0]!; walked.length <= cards.length; walked.push(at))
    at = (await readCard(at, nothingFound)).next.path
  expect(walked).toEqual([...cards.map(({ path }) => path), cards[0]!.path])
  expect((await readCard(cards[0]!.path, nothingFound)).previous.path).toBe(cards.at(-1)!.path)
})

test('SERV-3: an unknown section, page or card is a 404', async () => {
  for (const path of ['/services/nowhere/ai', '/services/technology/tea', '/services//', '/'])
    expect(await status(readService(path))).toBe(404)
  for (const word of ['constructor', '__proto__', 'toString'])
    expect(await status(findService(`/services/${word}/ai`))).toBe(404)
  expect(await status(readCard('/services/technology/ai/tea', nothingFound))).toBe(404)
  expect(await status(readCard('/services/technology/ai/', nothingFound))).toBe(404)
})
