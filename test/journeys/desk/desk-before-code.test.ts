import { expect } from 'vitest'
import { atBothWidths, journey } from '../../browser/browser.ts'
import { openDesk, pathOf, storedToken } from '../../desk/desk-visit.ts'
import { owner } from '../../server/owner.ts'
import { holdBack } from '../../browser/hold-back.ts'

atBothWidths(
  'ADM-1: what is typed and pressed at the login before its code is there is done when it is',
  async ({ page, context, open }) => {
    const letGo = await holdBack(context, '**/assets/*.js')
    await open('/admin')
    await page.getByLabel('Email').fill(owner.email)
    const password = page.getByLabel('Password', { exact: true })
    await password.pressSequentially(owner.password)
    await page.getByRole('button', { name: 'Show password' }).click()
    const button = page.getByRole('button', { name: 'LOGIN' })
    expect(await button.isEnabled()).toBe(true)
    await password.press('Enter')
    expect(await button.getAttribute('aria-busy')).toBe('true')
    await button.click()
    expect(pathOf(page)).toBe('/admin')
    expect(await password.inputValue()).toBe(owner.password)
    expect(await storedToken(page)).toBeNull()
    letGo()
    await page.getByText('Logged in Successfully', { exact: true }).waitFor()
    await expect.poll(() => pathOf(page)).toBe('/admin/job-posting')
    expect(await storedToken(page)).toMatch(/^[\w-]{43}$/)
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
)

journey.long('ADM-1: an early press with a field missing says so at once', 1280, async (visit) => {
  const { page, context, open } = visit
  const letGo = await holdBack(context, '**/assets/*.js')
  await open('/admin/adminlogin')
  await page.getByRole('button', { name: 'Show password' }).click()
  await page.getByRole('button', { name: 'LOGIN' }).click()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
  await page.keyboard.type('asha@')
  letGo()
  await page.getByRole('button', { name: 'Hide password' }).waitFor()
  await page.keyboard.type('example.com')
  expect(await page.getByLabel('Email').inputValue()).toBe('asha@example.com')
  expect(await page.locator('.login .field-error').count()).toBe(0)
  await context.unrouteAll({ behavior: 'ignoreErrors' })
})

journey(
  'the palette asked for before any code opens with the letters that followed',
  1280,
  async (visit) => {
    const { page, context } = visit
    await openDesk(visit, '/admin/account')
    const letGo = await holdBack(context, '**/assets/*.js')
    await page.reload({ waitUntil: 'load' })
    await page.getByText('Opening the desk…').waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('jobx')
    await page.keyboard.press('Backspace')
    letGo()
    const field = page.getByRole('combobox', { name: /^Find or go to/ })
    await field.waitFor()
    expect(await field.inputValue()).toBe('job')
    await page.keyboard.type(' ed')
    expect(await field.inputValue()).toBe('job ed')
    await page.getByRole('option', { name: /^Job Edit/ }).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => pathOf(page)).toBe('/admin/job-edit')
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
)

journey.long(
  'Enter after letters goes where they lead, before any code is there',
  1280,
  async (visit) => {
    const { page, context } = visit
    await openDesk(visit, '/admin/account')
    const letGo = await holdBack(context, '**/assets/*.js')
    await page.reload({ waitUntil: 'load' })
    await page.getByText('Opening the desk…').waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('job edit')
    await page.keyboard.press('Enter')
    letGo()
    await expect.poll(() => pathOf(page)).toBe('/admin/job-edit')
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
)

journey.long(
  'letters and Enter go to the palette while only its own code is missing',
  1280,
  async (visit) => {
    const { page, context } = visit
    const letGo = await holdBack(context, '**/assets/desk-palette-*.js')
    await openDesk(visit, '/admin/account')
    await page.getByRole('button', { name: /^Find or go to/ }).waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('job edit')
    await page.getByText('One moment. What you type is kept.').waitFor()
    expect(
      await page.locator('.desk-palette').evaluate((box) => getComputedStyle(box).display),
    ).toBe('flex')
    await page.keyboard.press('Enter')
    letGo()
    await expect.poll(() => pathOf(page)).toBe('/admin/job-edit')
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
)

journey.long(
  'the focus returns to what opened the palette, also when its own code came late',
  1280,
  async (visit) => {
    const { page, context } = visit
    const letGo = await holdBack(context, '**/assets/desk-palette-*.js')
    await openDesk(visit, '/admin/account')
    const button = page.getByRole('button', { name: /^Find or go to/ })
    await button.click()
    await page.getByText('One moment. What you type is kept.').waitFor()
    letGo()
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.desk-palette').count()).toBe(0)
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true)
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
)

journey.long(
  'the title of a new post can be typed before the editor’s code is there',
  1280,
  async (visit) => {
    const { page, context, open } = visit
    await openDesk(visit, '/admin/account')
    const letGo = await holdBack(context, '**/assets/write-desk-*.js')
    await open('/admin/write')
    await page.getByText('The editor is on its way. What you type is kept.').waitFor()
    const title = page.getByRole('textbox', { name: 'Blog Title' })
    await title.pressSequentially('Nine min')
    letGo()
    // Some of it while the editor is there and waits for its place.
    await page.keyboard.type('utes without a pause', { delay: 25 })
    await page.getByRole('toolbar').waitFor()
    await page.keyboard.type('.')
    expect(await title.inputValue()).toBe('Nine minutes without a pause.')
    expect(await page.getByText('what you typed before').count()).toBe(0)
    await expect.poll(() => new URL(page.url()).searchParams.get('post')).toBeTruthy()
    await page.reload()
    await page.getByRole('toolbar').waitFor()
    expect(await title.inputValue()).toBe('Nine minutes without a pause.')
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
)
