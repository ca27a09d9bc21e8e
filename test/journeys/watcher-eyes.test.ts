import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from '../launch.ts'
import { bundleSight } from '../seen/bundle-sight.ts'
import { watchScene } from '../seen/watcher.ts'
import { sharedSite } from '../shared-site.ts'

let browser: Browser
let sight: string

beforeAll(async () => {
  browser = await launch()
  sight = await bundleSight()
})

afterAll(() => browser?.close())

const watch = (prepare: (page: Page) => Promise<unknown>, path = '/work') =>
  watchScene(
    browser,
    {
      scene: { name: 'eyes', path },
      look: { width: 1280, scheme: 'light' },
      seconds: 8,
      origin: sharedSite().url,
      sight,
    },
    prepare,
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

/** One fault of each kind, far from each other; those that take time come when the watcher has seen what is there. */
const faulty = `<!doctype html><title>Faulty</title>
<style>
  body { margin: 0; font: 16px/20px sans-serif }
  main { position: relative; height: 1200px }
  main > * { position: absolute; left: 300px; margin: 0 }
  #mute { background: silver; border: 0 }
</style>
<main data-live>
  <p id="sound" style="top: 0">Nothing is wrong with this</p>
  <p id="faded" style="top: 100px">This fades away</p>
  <p id="pushed" style="top: 200px">This is pushed over the edge</p>
  <p id="emptied" style="top: 300px">The words of this leave</p>
  <button id="mute" style="top: 400px; width: 200px; height: 40px">Press</button>
  <p id="covered" style="top: 500px">Something comes to lie over this</p>
  <button id="plain" style="top: 600px">As the browser brings it</button>
  <section style="position: fixed; top: 700px">
    <p id="under">These words lie under others</p>
    <p id="over" style="margin-top: -36px">These words lie over others</p>
  </section>
  <p id="cut" style="top: 800px; height: 8px; overflow: hidden">Half of this line is cut away</p>
  <p id="outside" style="top: 850px; left: -40px">This runs out of the window</p>
  <div style="top: 120px; left: 800px"><p id="moved">This moves by itself</p></div>
  <img id="broken" src="/robots.txt" style="top: 1100px; width: 100px; height: 40px">
</main>
<script>
  const by = (id) => document.getElementById(id)
  const cover = document.createElement('div')
  cover.style.cssText = 'top: 480px; width: 400px; height: 60px; background: teal'
  console.error('planted')
  setTimeout(() => {
    by('faded').animate({ opacity: 0 }, { duration: 200, fill: 'forwards' })
    by('pushed').style.transform = 'translateX(-3000px)'
    by('emptied').replaceChildren()
    by('mute').replaceChildren()
    by('covered').after(cover)
    by('moved').style.marginTop = '300px'
  }, 2500)
</script>`
