import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { breakableLine } from '../../server/breakable-line.ts'
import { becomesLive, journey, onlyOnce } from '../../browser/browser.ts'
import { drawn } from '../../browser/page-rest.ts'
import { startSite } from '../../server/site.ts'
import { installClock } from '../../server/stopped-clock.ts'
import { staffOf } from '../../sent/what-was-sent.ts'

onlyOnce()

const sent = 'Your message has been sent successfully!'
const failed = 'There was an error sending your message.'
const door = '**/api/v1.0/email/send-form'
const form = (page: Page) => page.getByRole('form', { name: 'Enquiry' })
const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`)
const submit = (page: Page) =>
  form(page).getByRole('button', { name: 'Submit', exact: true }).click()

async function fill(page: Page, email: string) {
  await becomesLive(page)
  await form(page).scrollIntoViewIfNeeded()
  await page.locator('.sending-form:not([data-waits])').waitFor()
  const question = form(page).getByText(/^\d \+ \d = ?$/)
  const [a, b] = (await question.innerText()).match(/\d/g)!
  for (const [name, value] of Object.entries({
    name: 'Asha Rao',
    email,
    phoneNumber: '98200 00000',
    help: 'Routes for mangoes.',
    answer: String(Number(a) + Number(b)),
  }))
    await field(page, name).fill(value)
}

/** A form-send service that takes what comes, and lets no browser read its answer. */
async function startMuteService() {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    bodies.push(await text(request))
    response.writeHead(200).end('OK')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return { url: `http://127.0.0.1:${port}`, bodies, stop: () => server.close() }
}

journey.long(
  'CON-5, CON-6: a service whose answer cannot be read is not called offline, and gets the enquiry once',
  1280,
  async ({ page, expectComplaint }) => {
    expectComplaint(/another origin|CORS|ERR_FAILED|failed request/)
    const service = await startMuteService()
    const site = await startSite({
      EMAIL_SERVICE_URL: service.url,
      EMAIL_USER_ID: 'us',
      EMAIL_SERVICE_ID: 'smtp7',
      EMAIL_TEMPLATE_ID: 'plain',
    })
    try {
      await installClock(page)
      await page.goto(`${site.url}/contact`)
      await fill(page, 'away@example.com')
      await submit(page)
      await page.getByText(failed).waitFor()
      const said = await form(page).innerText()
      expect(said).toContain('No answer came, so we can’t tell whether it arrived.')
      expect(said).toContain('Everything you typed is still here.')
      expect(said).not.toMatch(/offline|automatic/)
      await page.clock.runFor(600_000)
      await drawn(page)
      expect(service.bodies).toHaveLength(1)
      expect(await field(page, 'help').inputValue()).toBe('Routes for mangoes.')
    } finally {
      await page.goto('about:blank')
      site.child.kill('SIGKILL')
      await site.stop()
      service.stop()
    }
  },
)

journey.long(
  'CON-5: where our own door stays silent it is asked five times in all, and then nothing typed is lost',
  1280,
  async ({ page, open, site, expectComplaint }) => {
    expectComplaint(/failed request|ERR_/)
    const email = `${randomUUID()}@example.com`
    let tries = 0
    await installClock(page)
    await open('/contact')
    await fill(page, email)
    await page.route(door, (route) => {
      tries++
      return route.abort('connectionreset')
    })
    await submit(page)
    await page.getByText('No answer came. Keep this page open').waitFor()
    expect(await page.getByText(/offline/).count()).toBe(0)
    for (let count = 2; count <= 5; count++) {
      // Not further than to the next try: in a minute without an answer that one would be over as well.
      await page.clock.runFor(15_000 * 2 ** (count - 2) + 1_000)
      await expect.poll(() => tries).toBe(count)
      await form(page).getByText('No answer came').waitFor()
    }
    await form(page).getByText('we can’t tell whether it arrived').waitFor()
    await page.clock.runFor(3_600_000)
    await drawn(page)
    expect(tries).toBe(5)
    expect(await field(page, 'help').inputValue()).toBe('Routes for mangoes.')
    await page.unroute(door)
    await submit(page)
    await page.getByText(sent).waitFor()
    expect(await (await staffOf(site)).enquiriesFrom(email)).toHaveLength(1)
  },
)

journey.long(
  'CON-5: where our door takes it and then says nothing for a minute, it is sent again by itself and stored once',
  1280,
  async ({ page, open, site, expectComplaint }) => {
    const line = await breakableLine(site.port)
    expectComplaint(new RegExp(`^request to another origin: ${line.url}/`))
    expectComplaint(/send-form.*net::ERR_|net::ERR_.*send-form/)
    const email = `${randomUUID()}@example.com`
    const staff = await staffOf(site)
    const stored = async () => (await staff.enquiriesFrom(email)).length
    await installClock(page)
    await open(`${line.url}/contact`)
    await fill(page, email)
    line.isMute = true
    await submit(page)
    await expect.poll(stored).toBe(1)
    expect(await form(page).locator('progress').count()).toBe(1)
    await page.clock.runFor(61_000)
    await form(page).getByText('No answer came. Keep this page open').waitFor()
    line.isMute = false
    await page.clock.runFor(16_000)
    await page.getByText(sent).waitFor()
    expect(await stored()).toBe(1)
  },
)

journey(
  'CON-5: the success of the last enquiry goes when the next one is tried',
  1280,
  async ({ page, open }) => {
    await open('/contact')
    await fill(page, `${randomUUID()}@example.com`)
    await submit(page)
    await page.getByText(sent).waitFor()
    await submit(page)
    await form(page).getByRole('alert').waitFor()
    expect(await page.getByText(sent).count()).toBe(0)
  },
)
