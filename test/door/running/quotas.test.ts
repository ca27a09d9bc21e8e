import { expect, onTestFinished, test } from 'vitest'
import { ask } from '../../server/ask.ts'
import { owner } from '../../server/owner.ts'
import { enquiry, multipartBody } from '../../sent/sent-forms.ts'
import { startSite } from '../../server/site.ts'

const html = { accept: 'text/html' }

async function open() {
  const site = await startSite({ RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' })
  onTestFinished(async () => void (await site.stop()))
  const askAs = (who: string, path: string, how: Parameters<typeof ask>[2] = {}) =>
    ask(site.url, path, { ...how, headers: { ...how.headers, 'x-forwarded-for': who } })
  return { site, askAs }
}

test('one address searches so often in a moment; everything else, and everybody else, is left alone', async () => {
  const { askAs } = await open()
  const many = '198.51.100.1'
  const statuses: number[] = []
  let last = await askAs(many, '/api/search?q=a0')
  for (let count = 1; last.status === 200 && count < 400; count++) {
    statuses.push(last.status)
    last = await askAs(many, `/api/search?q=a${count}`)
  }
  expect(statuses.length).toBeGreaterThanOrEqual(120)
  expect(last.status).toBe(429)
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
  expect(JSON.parse(last.text).message).toMatch(/^You have asked for a lot in a short time\./)
  let page = await askAs(many, '/search?q=b0', { headers: html })
  for (let count = 1; page.status === 200 && count < 400; count++)
    page = await askAs(many, `/search?q=b${count}`, { headers: html })
  expect([page.status, Number(page.headers['retry-after'])]).toEqual([503, 5])
  expect(page.text).toContain('Too many visitors at once.')
  expect((await askAs(many, '/', { headers: html })).status).toBe(200)
  expect((await askAs(many, '/services/technology/ai', { headers: html })).status).toBe(200)
  expect((await askAs('203.0.113.7', '/api/search?q=bank')).status).toBe(200)
})

test(
  'one address fetches so many exports in a moment, and is told when to come again',
  { tags: ['long'] },
  async () => {
    const { askAs } = await open()
    const body = JSON.stringify(owner)
    const headers = { 'content-type': 'application/json' }
    const login = await askAs('203.0.113.7', '/admin/login', { method: 'POST', headers, body })
    const { token } = JSON.parse(login.text)
    const bearer = { authorization: `Bearer ${token}` }
    const fetchList = () => askAs('203.0.113.7', '/api/enquiries/export.csv', { headers: bearer })
    for (let count = 0; count < 10; count++) expect((await fetchList()).status).toBe(200)
    const refused = await fetchList()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const list = await askAs('203.0.113.7', '/api/enquiries', { headers: bearer })
    expect(list.status).toBe(200)
  },
)

test(
  'one address sends so much in a moment; a status page says when it may again, as every form does',
  { tags: ['long'] },
  async () => {
    const { askAs } = await open()
    const { payload: body, headers } = multipartBody(enquiry, [])
    const form = { method: 'POST', headers: { ...headers, accept: 'application/json' }, body }
    const send = () => askAs('203.0.113.7', '/api/v1.0/email/send-form', form)
    const { statusUrl } = JSON.parse((await send()).text)
    for (let count = 1; count < 20; count++) expect((await send()).status).toBe(200)
    for (const what of ['withdraw', 'erasure', 'files']) {
      const path = `${new URL(statusUrl).pathname}/${what}`
      const refused = await askAs('203.0.113.7', path, {
        ...form,
        headers: { ...headers, ...html },
      })
      expect([what, refused.status]).toEqual([what, 429])
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect(refused.text).toContain('You have sent a lot in a short time.')
      const again = await askAs('203.0.113.7', path)
      expect([again.status, again.headers.location]).toEqual([301, new URL(statusUrl).pathname])
    }
  },
)
