import fc from 'fast-check'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, vi } from 'vitest'
import { type Block, Model } from '../../caret/model.ts'
import { seenOn, someBlocks, someSteps, type Step, take } from '../../caret/steps.ts'
import { journey, onlyOnce, type Visit } from '../../browser/browser.ts'
import { openDesk } from '../../desk/desk-visit.ts'

onlyOnce()

/** For longer: CARET_RUNS=300 npm test -- desk-caret; again: CARET_SEED=<seed>. */
const runs = Number(process.env.CARET_RUNS ?? 5)
const seed = Number(process.env.CARET_SEED ?? Date.now() % 2 ** 31)

vi.setConfig({ testTimeout: 60_000 + runs * 15_000 })

async function uploaded(url: string, token: string): Promise<string> {
  const size = { width: 40, height: 24 }
  const png = await sharp({ create: { ...size, channels: 3, background: '#f04014' } })
    .png()
    .toBuffer()
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'small.png')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/api/media`, { method: 'POST', headers, body })
  return ((await answer.json()) as { picture: { url: string } }).picture.url
}

/** Presses keys until the tool that does the same has nothing left to do. */
async function pressAll(page: Page, keys: string, tool: string) {
  await page.locator('.writer-page').focus()
  const button = page.getByRole('button', { name: tool })
  for (let pressed = 0; pressed < 200; pressed++) {
    if ((await button.getAttribute('aria-disabled')) === 'true') return
    await page.keyboard.press(keys)
  }
}

async function writesAsModel(visit: Visit) {
  const { page, site } = visit
  const { token, call } = await openDesk(visit, '/admin/write')
  const src = await uploaded(site.url, token)
  console.log(`desk-caret at ${visit.width}: CARET_SEED=${seed} CARET_RUNS=${runs}`)
  const run = async (blocks: Block[], steps: Step[]) => {
    const model = new Model(blocks)
    const first = { title: 'Caret', category: '', thumbnail: '', content: model.html(src) }
    const answer = await call('POST', '/api/blogs/drafts', first)
    const { post } = (await answer.json()) as { post: { key: string; content: string } }
    expect(post.content).toBe(first.content)
    await visit.open(`/admin/write?post=${post.key}`)
    await page.locator('.writer-page > p').first().waitFor()
    const initial = model.seen
    expect(await seenOn(page)).toEqual(initial)
    for (const step of steps) {
      await take(page, model, step)
      await expect.poll(() => seenOn(page)).toEqual(model.seen)
    }
    await pressAll(page, 'Control+z', 'Undo (Ctrl+Z)')
    await expect.poll(() => seenOn(page)).toEqual(initial)
    await pressAll(page, 'Control+Shift+z', 'Redo (Ctrl+Shift+Z)')
    await expect.poll(() => seenOn(page)).toEqual(model.seen)
    const stored = async () => {
      const found = await call('GET', `/api/blogs/drafts/${post.key}`)
      return ((await found.json()) as { post: { content: string } }).post.content
    }
    await expect.poll(stored, { timeout: 15_000 }).toBe(model.html(src))
  }
  await fc.assert(fc.asyncProperty(someBlocks, someSteps, run), {
    numRuns: runs,
    seed,
    endOnFailure: process.env.CARET_SHRINK === undefined,
  })
}

for (const width of [390, 1280] as const)
  journey(
    'Wherever one clicks, whatever one presses and types, what is stored is what a plain model says, and all of it can be undone',
    width,
    writesAsModel,
  )
