import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../server/ask.ts'
import { contentEditor } from '../../desk/content-editor.ts'
import { enquiry, multipartBody } from '../../sent/sent-forms.ts'
import { type Site, startSite } from '../../server/site.ts'

let site: Site

beforeAll(async () => {
  site = await startSite({ RETENTION_ENQUIRIES_MONTHS: '18' })
})

afterAll(async () => void (await site?.stop()))

const shown = async (path = '/contact') => {
  const { text } = await ask(site.url, path)
  return /name="consentVersion" value="([^"]+)"/.exec(text)![1]!
}

async function sendWith(more: Record<string, string>) {
  const { payload, headers } = multipartBody({ ...enquiry, ...more }, [])
  const answer = await ask(site.url, '/api/v1.0/email/send-form', {
    method: 'POST',
    headers: { ...headers, accept: 'application/json', 'content-length': payload.length },
    body: payload,
  })
  const { statusUrl } = JSON.parse(answer.text) as { statusUrl: string }
  const token = statusUrl.split('/').at(-1)
  const status = await ask(site.url, `/api/status/${token}`)
  return (JSON.parse(status.text) as { consent: { version: string; text: string } }).consent
}

test('what is stored as agreed to is what the sender had read, also in a form that stood open meanwhile', async () => {
  const { documents, change } = await contentEditor(site.url)
  const [words] = await documents('consent-text')
  const old = await shown()
  const changed = await change(words!, { text: 'We keep it for {months} months. Really.' })
  const now = await shown()
  expect(now).not.toBe(old)
  expect(await shown('/')).toBe(now)
  const { text } = await ask(site.url, '/contact')
  expect(text).toContain('We keep it for 18 months. Really.')

  expect(await sendWith({ consentVersion: old })).toEqual({
    version: old,
    text: expect.stringContaining('We keep it for 18 months after the last message.'),
  })
  const read = { version: now, text: 'We keep it for 18 months. Really.' }
  expect(await sendWith({ consentVersion: now })).toEqual(read)
  expect(await sendWith({})).toEqual(read)
  expect(await sendWith({ consentVersion: 'enquiry-ffffffff' })).toEqual(read)
  await change(changed, words!.value)
  expect(await shown()).toBe(old)
})

test('what a form needs to say can be changed, but neither taken away nor renamed', async () => {
  const { call, documents, remove } = await contentEditor(site.url)
  const [words] = await documents('consent-text')
  const { id, version, value } = words!
  expect(await remove(words!)).toBe(409)
  const address = `/api/content/consent-text/${id}`
  expect((await call('POST', `${address}/unpublish`, { version })).status).toBe(409)
  expect((await call('PUT', address, { version, value, slug: 'other' })).status).toBe(409)
})

test('the form of an application says what its own settings and words are', async () => {
  const [, job] = /href="(\/careers\/[\w-]+)"/.exec((await ask(site.url, '/careers')).text)!
  const { text } = await ask(site.url, job!)
  expect(text).toContain('We keep them for 12 months after the position is closed.')
  expect(text).toMatch(/name="consentVersion" value="application-[\da-f]{8}"/)
})
