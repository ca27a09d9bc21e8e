import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from '../../browser/launch.ts'
import { bundleSight } from '../../seen/bundle-sight.ts'
import { faulty } from '../../seen/faulty-page.ts'
import { watchScene } from '../../seen/watcher.ts'
import { sharedSite } from '../../server/shared-site.ts'

let browser: Browser
let sight: string

beforeAll(async () => {
  browser = await launch()
  sight = await bundleSight()
})

afterAll(() => browser?.close())

const watch = (arrange: (page: Page) => Promise<unknown>, path = '/work') =>
  watchScene(
    browser,
    {
      scene: { name: 'eyes', path },
      look: { width: 1280, scheme: 'light' },
      seconds: 8,
      origin: sharedSite().url,
      sight,
    },
    arrange,
  )

test('the watcher tells of each kind of fault that it is there for', async () => {
  const faults = await watch((page) =>
    page.route('**/work', (route) => route.fulfill({ contentType: 'text/html', body: faulty })),
  )
  for (const told of [
    /gone, with nothing in its place: text .*p#faded/,
    /gone, with nothing in its place: text .*p#pushed/,
    /gone, with nothing in its place: text .*p#covered/,
    /gone, with nothing in its place: text .*p#emptied/,
    /gone, with nothing in its place: text .*button#mute/,
    /has the browser's own look: .*button#plain/,
    /text over text: text .*p#under.*p#over/,
    /text is cut by its box: text .*p#cut/,
    /text outside the window: text .*p#outside/,
    /a picture without pixels: picture .*img#broken/,
    /moves without input: .*p#moved/,
    /console error: planted/,
  ])
    expect.soft(faults.join('\n')).toMatch(told)
  expect(faults.join('\n')).not.toContain('p#sound')
})

test('the watcher brings React along, and tells when it finds another page than it would draw', async () => {
  const faults = await watch((page) =>
    page.route('**/work', async (route) => {
      const answer = await route.fetch()
      const html = await answer.text()
      await route.fulfill({
        response: answer,
        body: html.replace(/(<h1[^>]*>)/, '$1Another '),
      })
    }),
  )
  expect(faults.join('\n')).toMatch(/React error #418/)
})
