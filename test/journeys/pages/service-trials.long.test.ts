import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeViolations } from '../../browser/axe-violations.ts'
import { atBothWidths, becomesLive, onlyLooks } from '../../browser/browser.ts'
import { holdBack } from '../../browser/hold-back.ts'
import { noteShifts, scrollThrough, shifted } from '../../browser/layout-shifts.ts'
import { wordsRunOut } from '../../browser/words-run-out.ts'

onlyLooks()

const ledger = '/services/industries/Banking-Financial'
const battery = '/services/industries/Renewable-Energy'
const alarm = '/services/offerings/data-artificial-intelligence'
const tokens = '/services/offerings/generative-ai-solutions'
const withoutScripts = { javaScriptEnabled: false }

const trial = (page: Page) => page.locator('#try')
const verdict = (page: Page) => trial(page).locator('output').innerText()
const fields = (page: Page) => trial(page).locator('input, textarea, button')

/** Goes by Tab from the heading of the trial to a field. */
async function tabTo(page: Page, name: string) {
  await trial(page).focus()
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('name'))
    if (focused === name) return
  }
  throw new Error(`Tab does not reach '${name}'.`)
}

const type = async (page: Page, text: string) => {
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

atBothWidths('SERV-1: the ledger names the entry that a key unbalanced', async (visit) => {
  const { page, open } = visit
  await open(ledger)
  await becomesLive(page)
  expect(await verdict(page)).toContain('Posted.')
  await tabTo(page, 'J-2044.0')
  await type(page, '9,200')
  await expect
    .poll(() => verdict(page))
    .toContain('Refused. J-2044 is out by 50.00: 9,200.00 debit against 9,150.00 credit.')
  const broken = trial(page).locator('tbody[data-broken]')
  expect(await broken.innerText()).toContain('J-2044')
  expect(await trial(page).locator('tfoot').innerText()).toMatch(/26,237\.50\s+26,187\.50/)

  await tabTo(page, 'J-2041.1')
  await type(page, '25,050')
  await expect.poll(() => verdict(page)).toContain('J-2041 and J-2044 are wrong all the same')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('x')
  await expect.poll(() => verdict(page)).toContain('J-2041 has something in it')

  await trial(page).getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => verdict(page)).toContain('Posted.')
  expect(await broken.count()).toBe(0)
})

atBothWidths(
  'SERV-1: the line of a forecast is moved, and prices move its best place',
  async (visit) => {
    const { page, open } = visit
    await open(alarm)
    await becomesLive(page)
    expect(await verdict(page)).toContain('₹\u00a02,99,780')
    await tabTo(page, 'line')
    const lineAt = () => trial(page).locator('.alarm-line').boundingBox()
    const before = (await lineAt())!.x
    for (let step = 0; step < 9; step++) await page.keyboard.press('ArrowLeft')
    await expect.poll(() => verdict(page)).toContain('₹\u00a01,92,320')
    expect(await verdict(page)).toContain('no other line')
    expect((await lineAt())!.x).toBeLessThan(before - 100)
    expect(await page.getByRole('slider').getAttribute('aria-valuetext')).toContain(
      '32 late pallets',
    )
    await tabTo(page, 'missed')
    await type(page, '410')
    await expect.poll(() => verdict(page)).toContain('Too nervous.')
  },
)

atBothWidths(
  'SERV-1: a shorter talk and longer instructions are priced',
  async ({ page, open }) => {
    await open(tokens)
    await becomesLive(page)
    expect(await verdict(page)).toContain('Answer 10 goes through the ceiling.')
    await tabTo(page, 'turns')
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft')
    await expect.poll(() => verdict(page)).toContain('All 8 answers stay below')
    await tabTo(page, 'text')
    await type(page, 'नमस्ते '.repeat(200))
    await expect.poll(() => verdict(page)).toMatch(/Answer \d goes through/)
    expect(await trial(page).locator('.token-counts dd').nth(1).innerText()).toBe('1,250')
  },
)

atBothWidths('SERV-1: a larger battery holds the night', async ({ page, open }) => {
  await open(battery)
  await becomesLive(page)
  expect(await verdict(page)).toContain('05:15')
  expect(await trial(page).locator('.battery-missing').count()).toBe(3)
  await tabTo(page, 'capacity')
  for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowRight')
  await expect.poll(() => verdict(page)).toContain('It holds.')
  expect(await trial(page).locator('.battery-missing').count()).toBe(0)
  await tabTo(page, 'hours')
  await page.keyboard.press('End')
  await expect.poll(() => verdict(page)).toContain('It doesn’t hold.')
})

const early = [
  [ledger, 'J-2042.0', '4,900', '100.00'],
  [alarm, 'missed', '100', 'Too nervous.'],
  [tokens, 'text', 'नमस्ते '.repeat(200), 'Answer 7 goes'],
] as const

for (const [path, name, value, outcome] of early)
  atBothWidths(`SERV-1: what is typed on ${path} before React came counts`, async (visit) => {
    const { page, open } = visit
    const release = await holdBack(page, '**/assets/*.js')
    await open(path)
    const field = trial(page).locator(`[name="${name}"]`)
    if (name === 'missed') await trial(page).locator('[name=line]').fill('4')
    await field.fill(value)
    release()
    await becomesLive(page)
    await expect.poll(() => verdict(page)).toContain(outcome)
    expect(await field.inputValue()).toBe(value)
  })

const worked = [
  [ledger, 'Refused. J-2044 is out by 50.00'],
  [alarm, '₹\u00a01,92,320'],
  [tokens, 'You answer questions about the staff handbook'],
  [battery, '140 MWh'],
] as const

for (const [path, example] of worked) {
  atBothWidths(
    `SERV-1: without JavaScript ${path} has a worked example and no dead control`,
    async ({ page, open }) => {
      await open(path)
      expect(await trial(page).innerText()).toContain(example)
      expect(await fields(page).filter({ visible: true }).count()).toBe(0)
    },
    withoutScripts,
  )

  atBothWidths(`SERV-1: what one can try on ${path} is fit for all`, async (visit) => {
    const { page, open, width } = visit
    await noteShifts(page)
    await open(path)
    await becomesLive(page)
    await scrollThrough(page)
    expect(await shifted(page)).toBe(0)
    expect(await axeViolations(page, '#try')).toEqual([])
    expect(await wordsRunOut(page)).toEqual([])
    const small = await trial(page).evaluate(
      (part) =>
        [...part.querySelectorAll('*')].filter(
          (one) => one.textContent && parseFloat(getComputedStyle(one).fontSize) < 11,
        ).length,
    )
    expect(small).toBe(0)
    if (width === 390)
      for (const field of await fields(page).all())
        expect((await field.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  })
}

atBothWidths('a service without a trial loads nothing of one', async ({ page, open }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open('/services/technology/agile')
  await becomesLive(page)
  expect(asked.filter((url) => /trial|ledger|battery|tokens|alarm/.test(url))).toEqual([])
  expect(asked.filter((url) => /service-page/.test(url))).not.toEqual([])
})

atBothWidths('a trial looks the same to whoever is led to it', async ({ page, open }) => {
  const looks = () =>
    fields(page).evaluateAll((all) =>
      all.map((one) => {
        const { left, width, height } = one.getBoundingClientRect()
        return [left, width, height, getComputedStyle(one).fontSize]
      }),
    )
  await open(alarm)
  await becomesLive(page)
  const arrived = await looks()
  await open('/services/technology/agile')
  await becomesLive(page)
  for (const [path, words] of [
    [ledger, 'Posted.'],
    [alarm, '₹\u00a02,99,780'],
  ] as const) {
    // On a phone the list is folded away.
    await page.locator(`footer a[href="${path}"]`).first().dispatchEvent('click')
    await expect.poll(() => verdict(page)).toContain(words)
  }
  await expect.poll(looks).toEqual(arrived)
  await tabTo(page, 'missed')
  await type(page, '410')
  await expect.poll(() => verdict(page)).toContain('Too')
})
