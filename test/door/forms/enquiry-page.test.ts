import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../server/ask.ts'
import { caller } from '../../desk/desk-visit.ts'
import { startRekha } from '../../sample/rekha-site.ts'
import { enquiry, multipartBody } from '../../sent/sent-forms.ts'
import type { Site } from '../../server/site.ts'

let site: Site

beforeAll(async () => void (site = await startRekha()), 60_000)
afterAll(async () => void (await site?.stop()))

const field = (text: string) => /<input[^>]*name="page"[^>]*>/.exec(text)?.[0]
const textOf = async (path: string) => (await ask(site.url, path)).text

async function send(path: string, more: Record<string, string>) {
  const { payload, headers } = multipartBody({ ...enquiry, ...more }, [])
  const all = { ...headers, 'content-length': payload.length }
  return ask(site.url, path, { method: 'POST', headers: all, body: payload })
}

const sendForm = '/api/v1.0/email/send-form'

test('the form of a page tells the enquiry from which page it came', async () => {
  const [href] = /\/contact\?from=[^"]+/.exec(await textOf('/how-we-work'))!
  expect(href).toBe('/contact?from=%2Fhow-we-work')
  const text = await textOf(href)
  expect(field(text)).toContain('value="/how-we-work"')
  expect(field(text)).toContain('form="contact-form"')
  expect(text).toContain('id="contact-form"')

  const refused = await send('/contact', { page: '/how-we-work', name: '' })
  expect(refused.status).toBe(400)
  expect(field(refused.text)).toContain('value="/how-we-work"')

  expect((await send(sendForm, { page: '/how-we-work' })).status).toBe(200)
  const { call } = await caller(site.url)
  const listed = await (await call('GET', '/api/enquiries')).json()
  expect((listed as { enquiries: object[] }).enquiries).toMatchObject([{ page: '/how-we-work' }])
  const table = await (await call('GET', '/api/enquiries/export.csv')).text()
  expect(table).toContain('"/how-we-work"')
})

test('a page that is not there is no page that an enquiry came from', async () => {
  for (const from of ['', '/nowhere', 'https://example.com', '/admin', '"><script>'])
    expect(field(await textOf(`/contact?from=${encodeURIComponent(from)}`))).toBeUndefined()
  expect(field(await textOf('/contact'))).toBeUndefined()
  const sent = await send(sendForm, { page: 'https://example.com/', name: 'Elsewhere' })
  expect(sent.status).toBe(200)
  const { call } = await caller(site.url)
  const { enquiries } = (await (await call('GET', '/api/enquiries')).json()) as {
    enquiries: { name: string }[]
  }
  expect(enquiries.find(({ name }) => name === 'Elsewhere')).not.toHaveProperty('page')
})

test('the form begins with the country code of the company, and who says none has that', async () => {
  const text = await textOf('/contact')
  expect(/<option[^>]*selected[^>]*>/.exec(text)?.[0]).toContain('value="+49"')
  const { countryCode, ...coded } = { ...enquiry, name: 'Without a code' }
  expect(countryCode).not.toBe('+49')
  const { payload, headers } = multipartBody(coded, [])
  const all = { ...headers, 'content-length': payload.length }
  const sent = await ask(site.url, sendForm, { method: 'POST', headers: all, body: payload })
  expect(sent.status).toBe(200)
  const { call } = await caller(site.url)
  const { enquiries } = (await (await call('GET', '/api/enquiries')).json()) as {
    enquiries: { name: string }[]
  }
  expect(enquiries.find(({ name }) => name === 'Without a code')).toMatchObject({
    countryCode: '+49',
  })
})

test('codes that the company adds are offered first, and an enquiry may have one', async () => {
  const codes = [...(await textOf('/contact')).matchAll(/<option value="([^"]*)" label="([^"]*)"/g)]
  expect(codes.length).toBe(36)
  const [, code, label] = codes[0]!
  expect([code, label?.replaceAll('\u00a0', '')]).toEqual(['+298', '+298Faroe Islands'])
  expect((await send(sendForm, { name: 'From Tórshavn', countryCode: '+298' })).status).toBe(200)
  const { call } = await caller(site.url)
  const listed = await (await call('GET', '/api/enquiries')).json()
  const { enquiries } = listed as { enquiries: { name: string; countryCode: string }[] }
  expect(enquiries.find(({ name }) => name === 'From Tórshavn')?.countryCode).toBe('+298')
  expect((await send(sendForm, { countryCode: '+299' })).status).toBe(400)
})
