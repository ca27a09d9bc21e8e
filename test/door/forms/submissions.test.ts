import { readdirSync, readlinkSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { ask } from '../../server/ask.ts'
import { caller } from '../../desk/desk-visit.ts'
import { freshDatabase } from '../../database/fresh-database.ts'
import { enquiry, multipartBody, pdf } from '../../sent/sent-forms.ts'
import { type Environment, type Site, startSite } from '../../server/site.ts'
import { startSmtp } from '../../server/smtp-server.ts'

const address = '/api/v1.0/email/send-form'
const profile = { name: 'Über uns.pdf', bytes: pdf() }

async function open(environment: Environment = {}, engine: 'sqlite' | 'postgres' = 'sqlite') {
  const site = await startSite(environment, engine)
  onTestFinished(async () => {
    expect(site.complaints()).toEqual([])
    await site.stop()
  })
  const held = () => {
    const directory = join(site.environment.DATA_DIR!, 'quarantine', 'sent')
    try {
      return readdirSync(directory)
    } catch {
      return []
    }
  }
  return { site, held }
}

const send = (site: Site) => {
  const { payload, headers } = multipartBody(enquiry, [profile])
  const all = { ...headers, accept: 'application/json', 'content-length': payload.length }
  return ask(site.url, address, { method: 'POST', headers: all, body: payload })
}

const openUploads = ({ child }: Site) =>
  readdirSync(`/proc/${child.pid}/fd`).filter((fd) => {
    try {
      return readlinkSync(`/proc/${child.pid}/fd/${fd}`).includes('quarantine')
    } catch {
      return false
    }
  })

for (const engine of ['sqlite', 'postgres'] as const)
  test(
    `CON-6: an enquiry reaches the company and its sender, each by mail (${engine})`,
    { tags: engine === 'postgres' ? ['long'] : [] },
    async () => {
      const smtp = await startSmtp()
      const mail = {
        SMTP_URL: smtp.url,
        MAIL_FROM: 'Naksha <hello@naksha.example>',
        ENQUIRY_TO: 'sales@naksha.example',
      }
      const { site } = await open(mail, engine)
      const answer = await send(site)
      expect(answer.status).toBe(200)
      const { reference, statusUrl } = JSON.parse(answer.text)
      await expect.poll(() => smtp.arrived.length).toBe(2)
      const to = (address: string) => smtp.arrived.find((one) => one.to.includes(address))!.mail
      const company = to('sales@naksha.example')
      expect(company.subject).toBe(`Enquiry ${reference} (perhaps spam)`)
      expect(company.replyTo).toMatchObject([{ address: enquiry.email }])
      expect(company.text).toContain(enquiry.help)
      expect(company.text).toContain('This looks like spam: it came without the sum of the form.')
      expect(company.text).toMatch(/^Received: \d{1,2} \w+ \d{4} at \d\d:\d\d GMT\+5:30$/m)
      const desk = new URL(/http\S+\/admin\/enquiries\S+/.exec(company.text!)![0])
      const { call } = await caller(site.url)
      const item = await call('GET', `/api/enquiries/${desk.searchParams.get('item')}`)
      expect(await item.json()).toMatchObject({ item: { reference } })
      expect(company.html).toContain('&#60;b&#62;routes')
      expect(company.html).not.toContain('<b>')
      expect(company.attachments[0]!.filename).toBe('Über uns.pdf')
      expect(
        Buffer.from(company.attachments[0]!.content as ArrayBuffer).equals(profile.bytes),
      ).toBe(true)
      const receipt = to(enquiry.email)
      expect(receipt.text).toContain(reference)
      expect(receipt.text).not.toMatch(/mangoes|Ananya/)
      const link = /http\S+\/status\/\S+/.exec(receipt.text!)![0]
      for (const each of [link, statusUrl]) {
        const token = each.split('/').at(-1)
        const status = JSON.parse((await ask(site.url, `/api/status/${token}`)).text)
        expect(status).toMatchObject({ reference, fields: { help: enquiry.help } })
      }
      expect(link).not.toBe(statusUrl)
    },
  )

test(
  'CON-6: a stranger whose address somebody types again and again gets five receipts, the company all mails',
  { tags: ['long'] },
  async () => {
    const smtp = await startSmtp()
    const { site } = await open({
      RATE_LIMIT: 'on',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Naksha <hello@naksha.example>',
      ENQUIRY_TO: 'sales@naksha.example',
    })
    for (let turn = 0; turn < 9; turn++) {
      const answer = await send(site)
      expect([turn, answer.status]).toEqual([turn, 200])
      expect(JSON.parse(answer.text).statusUrl).toContain('/status/')
    }
    const to = (address: string) => smtp.arrived.filter((one) => one.to.includes(address)).length
    await expect.poll(() => to('sales@naksha.example')).toBe(9)
    await expect.poll(() => to(enquiry.email)).toBe(5)
    await wait(300)
    expect(smtp.arrived).toHaveLength(14)
    const { call } = await caller(site.url)
    const listed = await (await call('GET', '/api/enquiries')).json()
    expect((listed as { enquiries: object[] }).enquiries).toHaveLength(9)
  },
)

test(
  'without an SMTP server mails wait, and leave once there is one',
  { tags: ['long'] },
  async () => {
    const { dataDir: DATA_DIR, remove } = await freshDatabase('sqlite')
    onTestFinished(remove)
    const first = await startSite({ DATA_DIR })
    expect((await send(first)).status).toBe(200)
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    const smtp = await startSmtp()
    const { site } = await open({
      DATA_DIR,
      SMTP_URL: smtp.url,
      ENQUIRY_TO: 'sales@naksha.example',
    })
    await expect.poll(() => smtp.arrived.length).toBe(2)
    expect(smtp.arrived.every(({ from }) => from === 'sales@naksha.example')).toBe(true)
    expect(site.child.exitCode).toBeNull()
  },
)

test('CON-3: 100 MB are refused within a second of crossing the limit, in words', async () => {
  const { site, held } = await open()
  const boundary = 'x'.repeat(20)
  const size = 100 * 1024 * 1024
  let crossedAt = 0
  let sent = 0
  const answer = await new Promise<{ status: number; text: string; at: number }>(
    (resolve, reject) => {
      const asking = request(`${site.url}${address}`, {
        method: 'POST',
        headers: {
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'content-length': size,
        },
      })
      asking.on('response', (response) => {
        const at = performance.now()
        let text = ''
        response.setEncoding('utf8').on('data', (chunk) => (text += chunk))
        response.on('end', () => {
          asking.destroy()
          resolve({ status: response.statusCode!, text, at })
        })
      })
      asking.on('error', reject)
      asking.write(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`,
      )
      const chunk = Buffer.alloc(256 * 1024, 'x')
      const more = () => {
        sent += chunk.length
        if (!crossedAt && sent > 10_485_760) crossedAt = performance.now()
        // Slowly enough that the answer comes while there is more to send.
        if (!asking.destroyed && sent < size - chunk.length)
          asking.write(chunk, () => setTimeout(more, 2))
      }
      more()
    },
  )
  expect(answer.status).toBe(413)
  expect(JSON.parse(answer.text).message).toBe('The attachment must be smaller than 10 MB.')
  expect(answer.at - crossedAt).toBeLessThan(1000)
  expect(held()).toEqual([])
  expect(openUploads(site)).toEqual([])
})

test(
  'uploads that are broken off leave neither file nor descriptor',
  { tags: ['long'] },
  async () => {
    const { site, held } = await open()
    const sockets = Array.from({ length: 20 }, () => {
      const socket = connect(site.port, '127.0.0.1')
      socket.on('error', () => {})
      socket.write(
        `POST ${address} HTTP/1.1\r\nhost: here\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 1000000\r\n\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${'x'.repeat(5000)}`,
      )
      return socket
    })
    await expect.poll(() => held().length).toBe(20)
    expect(openUploads(site)).toHaveLength(20)
    for (const socket of sockets) {
      await wait(5)
      socket.destroy()
    }
    await expect.poll(() => held()).toEqual([])
    expect(openUploads(site)).toEqual([])
    expect((await send(site)).status).toBe(200)
  },
)
