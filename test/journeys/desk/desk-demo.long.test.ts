import { expect } from 'vitest'
import { atBothWidths, journey, type Visit } from '../../browser/browser.ts'
import { axeViolations } from '../../browser/axe-violations.ts'
import { openDesk } from '../../desk/desk-visit.ts'

const place = async ({ page }: Visit) =>
  Number(/Slide (\d+) of 21/.exec(await page.locator('.demo-controls').innerText())?.[1])

const isAt = (visit: Visit, slide: number) => expect.poll(() => place(visit)).toBe(slide)

journey('ADM-10: the arrow keys turn 21 slides and go round at both ends', 1280, async (visit) => {
  const { page } = visit
  await openDesk(visit, '/admin/demo')
  await isAt(visit, 1)
  await page.keyboard.press('ArrowLeft')
  await isAt(visit, 21)
  await page.keyboard.press('ArrowRight')
  await isAt(visit, 1)
  const headings = new Set<string>()
  for (let slide = 1; slide <= 21; slide++) {
    await isAt(visit, slide)
    headings.add(await page.locator('.demo-stage h1').innerText())
    expect(await page.locator('.demo-stage .demo-slide li').count()).toBeGreaterThanOrEqual(3)
    expect(await page.locator('.demo-stage img').count()).toBeGreaterThanOrEqual(1)
    await page.keyboard.press('ArrowRight')
  }
  expect(headings.size).toBe(21)
  await isAt(visit, 1)
  for (let press = 0; press < 20; press++) await page.keyboard.press('ArrowRight', { delay: 0 })
  await isAt(visit, 21)
})

journey('ADM-10: the arrow keys of a field turn no slide', 1280, async (visit) => {
  const { page } = visit
  await openDesk(visit, '/admin/demo?slide=7')
  await isAt(visit, 7)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('jo')
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(key)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await isAt(visit, 7)
  await page.keyboard.press('ArrowRight')
  await isAt(visit, 8)
})

journey('ADM-10: a desk without a presentation says so under a heading', 1280, async (visit) => {
  const { page } = visit
  visit.expectComplaint(/404/)
  const json = { code: 'demo-not-there', message: 'There’s no presentation.' }
  await page.route('**/api/demo', (route) => route.fulfill({ status: 404, json }))
  await openDesk(visit, '/admin/demo')
  await page.getByText('There’s no presentation.').waitFor()
  expect(await page.locator('main h1').allInnerTexts()).toEqual(['Demo'])
  expect(await axeViolations(page)).toEqual([])
})

atBothWidths('ADM-10: the slide stands in the address', async (visit) => {
  const { page } = visit
  await openDesk(visit, '/admin/demo?slide=7')
  await isAt(visit, 7)
  await page.getByRole('button', { name: 'Next slide' }).click()
  await isAt(visit, 8)
  expect(new URL(page.url()).searchParams.get('slide')).toBe('8')
  await page.reload()
  await isAt(visit, 8)
  for (const wrong of ['0', '22', 'x', '-1', '1.5']) {
    await visit.open(`/admin/demo?slide=${wrong}`)
    await isAt(visit, 1)
  }
})

journey('ADM-10: a finger turns the slides', 390, async (visit) => {
  const { page, context } = visit
  await openDesk(visit, '/admin/demo')
  await isAt(visit, 1)
  const touch = await context.newCDPSession(page)
  const swipe = async (from: number, to: number) => {
    const point = (x: number) => [{ x, y: 400 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(from) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(to) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await swipe(320, 80)
  await isAt(visit, 2)
  await swipe(80, 320)
  await isAt(visit, 1)
})

journey(
  'ADM-10: the contract and the headquarters stand beside the slides',
  1280,
  async (visit) => {
    await openDesk(visit, '/admin/demo')
    const side = visit.page.getByRole('complementary', { name: 'Contract and contacts' })
    const words = await side.innerText()
    for (const figure of ['$3,100', '$598.14', '7 years or 100,000 miles', 'Roadside assistance'])
      expect(words).toContain(figure)
  },
)

journey('ADM-10: on paper stand all 21 slides, one to a page', 1280, async (visit) => {
  const { page } = visit
  await openDesk(visit, '/admin/demo')
  await isAt(visit, 1)
  await page.waitForLoadState('networkidle')
  const paper = await page.pdf({ preferCSSPageSize: true })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(21)
})

journey('ADM-10: nobody reads the slides without a token', 1280, async ({ site }) => {
  expect((await fetch(`${site.url}/api/demo`)).status).toBe(401)
  const shell = await (await fetch(`${site.url}/admin/demo`)).text()
  expect(shell).not.toContain('598.14')
  expect(shell).toContain('noindex')
})

atBothWidths(
  'WCAG 2.2 AA: the demo has no violation',
  async (visit) => {
    await openDesk(visit, '/admin/demo?slide=3')
    await isAt(visit, 3)
    expect(await axeViolations(visit.page)).toEqual([])
  },
  { reducedMotion: 'reduce' },
)
