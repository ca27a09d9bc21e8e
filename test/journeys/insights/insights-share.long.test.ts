import { expect } from 'vitest'
import { becomesLive, journey, type Visit, onlyLooks } from '../../browser/browser.ts'

onlyLooks()

const sample = '/insights/exactly-once-is-a-column'
const networks =
  /vk\.com|weibo\.com|whatsapp\.com|facebook\.com|x\.com|linkedin\.com|t\.me|reddit\.com/
const ownWindows = { viewport: null }

async function openPost({ page, context, open, expectComplaint }: Visit) {
  expectComplaint(networks)
  await context.route(networks, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Share</title>' }),
  )
  await open(sample)
  await becomesLive(page)
}

async function popupOf({ page, context }: Visit, name: string) {
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    page.locator('.share').getByRole('link', { name, exact: true }).click(),
  ])
  await popup.waitForURL(networks)
  const [width, height] = await popup.evaluate(() => [innerWidth, innerHeight])
  const opener = await popup.evaluate(() => window.opener === null)
  const url = new URL(popup.url())
  await popup.close()
  // A screen without frames takes a pixel off the height of what was asked for.
  return { size: `${width}x${Math.ceil(height! / 10) * 10}`, url, opener }
}

journey(
  'INS-9: each network opens in a window of its size, with its fields, and cannot reach back',
  1280,
  async (visit) => {
    await openPost(visit)
    const weibo = await popupOf(visit, 'Weibo')
    expect(weibo.size).toBe('660x550')
    expect(weibo.url.searchParams.get('url')).toBe(visit.site.url + sample)
    expect(weibo.url.searchParams.get('pic')).toBe(`${visit.site.url}/social${sample}.png`)
    const whatsapp = await popupOf(visit, 'WhatsApp')
    expect(whatsapp.size).toBe('550x400')
    expect(whatsapp.url.host).toBe('web.whatsapp.com')
    expect(whatsapp.url.searchParams.get('text')).toContain(visit.site.url + sample)
    const workplace = await popupOf(visit, 'Workplace')
    expect(workplace.size).toBe('550x400')
    expect(workplace.url.searchParams.get('u')).toBe(visit.site.url + sample)
    expect([weibo, whatsapp, workplace].every(({ opener }) => opener)).toBe(true)
    for (const name of ['VK', 'X', 'LinkedIn', 'Facebook', 'Telegram', 'Reddit'])
      expect((await popupOf(visit, name)).url.href).toContain(
        encodeURIComponent(visit.site.url + sample),
      )
    expect(new URL(visit.page.url()).pathname).toBe(sample)
  },
  ownWindows,
)

journey(
  'INS-9: on a phone WhatsApp is asked at its api address',
  390,
  async (visit) => {
    await openPost(visit)
    expect((await popupOf(visit, 'WhatsApp')).url.host).toBe('api.whatsapp.com')
  },
  {
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  },
)

journey(
  'INS-9: Copy link says when it can’t, also where there is no clipboard: without https',
  1280,
  async (visit) => {
    const { page } = visit
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined }),
    )
    await openPost(visit)
    await page.locator('.share').getByRole('link', { name: 'Copy link', exact: true }).click()
    await expect.poll(() => page.locator('.share-said').innerText()).toContain(sample)
  },
)
