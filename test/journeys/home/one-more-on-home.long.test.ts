import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Document } from '../../../src/features/documents/document-value.ts'
import { journey, onOwnSite } from '../../browser/browser.ts'
import { caller } from '../../desk/desk-visit.ts'

onOwnSite()

/** One more than the sample has, and the least that a document can say. */
const more = {
  leader: { name: 'Ines Okafor', role: 'Head of quality, Porto', text: 'Says no, and why.' },
  testimonial: {
    name: 'Tomas Birk',
    role: 'Harbour master',
    rating: 5,
    text: 'They said in March that the gates would be late, said by how much, and were late by just that. Nobody had ever told us anything of the kind before.',
  },
  // Without a number and without a drawing, in words that run from right to left.
  'timeline-entry': { year: 2031, text: 'עוד שנה, בלי מספר ובלי ציור, בלשון שנכתבת מימין לשמאל.' },
}

type Call = Awaited<ReturnType<typeof caller>>['call']

async function publish(call: Call, kind: string, value: object) {
  const made = await call('POST', `/api/content/${kind}`, { value })
  if (made.status !== 201) throw new Error(await made.text())
  const { document } = (await made.json()) as { document: Document }
  const { id, version } = document
  const out = await call('POST', '/api/content/publish', { documents: [{ id, version }] })
  if (out.status !== 200) throw new Error(await out.text())
}

/** Runs in the page: columns too narrow for words, words over others, and figures beside their year's column. */
function faultsOfHome() {
  const name = (one: Element) => one.textContent.trim().slice(0, 30)
  const part = (selector: string) => document.querySelector(selector)!
  const parts = ['.timeline', '.leaders-layout', '.testimonials-layout'].map(part)
  const grids = ['.timeline', '.leaders', '.testimonials-layout'].map(part)
  const narrow = grids.flatMap((grid) =>
    getComputedStyle(grid)
      .gridTemplateColumns.split(' ')
      .filter((column) => parseFloat(column) < 40)
      .map((column) => `${grid.className}: a column of ${column}`),
  )
  const over = parts.flatMap((within) => {
    const words = [...within.querySelectorAll('p, h2, h3, b')].filter((one) => name(one))
    return words.flatMap((one, at) =>
      words.slice(at + 1).flatMap((other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        return wide > 2 && high > 2 ? [`${name(one)} / ${name(other)}`] : []
      }),
    )
  })
  const astray = [...document.querySelectorAll('.timeline-entry')].flatMap((entry) => {
    const { left, right } = entry.querySelector('.timeline-year')!.getBoundingClientRect()
    return [...entry.querySelectorAll('.drawing, .fact')].flatMap((one) => {
      const box = one.getBoundingClientRect()
      const isIn = box.left >= left - 2 && box.right <= right + 2
      return isIn ? [] : [`${name(entry)}: ${one.className}`]
    })
  })
  return [...narrow, ...over, ...astray]
}

/** Runs in the page: how far the words of the first year begin from the right edge of their place. */
function beginsFromRight() {
  const words = document.querySelector('.timeline-text')!.lastElementChild!
  const range = document.createRange()
  range.selectNodeContents(words)
  return words.getBoundingClientRect().right - range.getClientRects()[0]!.right
}

/** A second try finds what the first one has made. */
async function atLeast(page: Page, counts: Record<string, number>) {
  for (const [selector, count] of Object.entries(counts))
    expect(await page.locator(selector).count()).toBeGreaterThanOrEqual(count)
}

journey(
  'HOME: with one more leader, testimonial and year, columns keep their width and words their places',
  1280,
  async ({ page, site, open }) => {
    const { call } = await caller(site.url)
    for (const [kind, value] of Object.entries(more)) await publish(call, kind, value)
    // What has neither number nor drawing stands first, where all others would slip into its place.
    const tree = (await (await call('GET', '/api/content/tree')).json()) as {
      documents: { id: string; kind: string; name: string }[]
    }
    const year = tree.documents.findLast(({ kind }) => kind === 'timeline-entry')!
    await call('POST', `/api/content/timeline-entry/${year.id}/move`, { behind: null })
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await open('/')
      await atLeast(page, { '.timeline-entry': 8, '.leader': 5, '.testimonial': 5 })
      expect([width, await page.evaluate(faultsOfHome)]).toEqual([width, []])
      expect([width, Math.abs(await page.evaluate(beginsFromRight)) < 1]).toEqual([width, true])
    }
    for (const nth of [2032, 2033])
      await publish(call, 'timeline-entry', { ...more['timeline-entry'], year: nth })
    await page.setViewportSize({ width: 768, height: 900 })
    await open('/')
    await atLeast(page, { '.timeline-entry': 10 })
    expect(await page.evaluate(faultsOfHome)).toEqual([])
  },
)
