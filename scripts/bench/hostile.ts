import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { ZipFile } from 'yazl'
import { owner } from '../../test/server/owner.ts'
import { type Running, startSite } from './running-site.ts'
import { atMost, type Row } from './table.ts'

const atOnce = 8
const megabyte = 1024 * 1024

type Send = () => Promise<Response>

/** What a process holds on to after pictures, documents and bodies that were made to cost it as much as they can. */
export async function measureHostile(): Promise<Row[]> {
  const settings = { RATE_LIMIT: 'off', LOG_LEVEL: 'silent' }
  const account = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password }
  const site = await startSite(undefined, { ...settings, ...account })
  try {
    const { requests, kinds } = await hostileRequests(site)
    const seen = watchMemory(site)
    const statuses = await sendAll(requests)
    const most = seen.stop()
    console.log(`${requests.length} requests (${kinds}), answered ${statuses}`)
    await wait(60_000)
    return [
      atMost('Resident memory a minute after hostile requests', memoryOf(site), 250, 'MB', 0),
      atMost('Resident memory during them, at most', most, 1000, 'MB', 0),
    ]
  } finally {
    await site.stop()
  }
}

async function hostileRequests(site: Running) {
  const token = await logIn(site)
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(site.url + path, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${token}`, ...headers },
    })
  const json = { 'content-type': 'application/json' }
  const picture = await largePicture()
  const cut = picture.subarray(0, picture.length / 2)
  const bomb = await unpacksToALot()
  const large = randomBytes(10 * megabyte)
  const deep = '['.repeat(500_000) + ']'.repeat(500_000)
  const signs = JSON.stringify({ content: '<'.repeat(190_000) })
  const enquiry = (name: string, bytes: Buffer) => formWith('file', name, bytes)
  const kinds: [name: string, count: number, send: Send][] = [
    ['large pictures', 12, () => post('/api/media', formWith('file', 'a.jpg', picture))],
    ['cut pictures', 100, () => post('/api/media', formWith('file', 'a.jpg', cut))],
    ['packed documents', 60, () => post('/api/v1.0/email/send-form', enquiry('a.docx', bomb))],
    ['large files', 100, () => post('/api/v1.0/email/send-form', enquiry('a.pdf', large))],
    ['deep bodies', 400, () => post('/admin/login', deep, json)],
    ['previews of signs', 40, () => post('/api/blogs/preview', signs, json)],
  ]
  const requests = kinds.flatMap(([, count, send]) => Array.from({ length: count }, () => send))
  const named = kinds.map(([name, count]) => `${count} ${name}`).join(', ')
  return { requests: mixed(requests), kinds: named }
}

/** The same order in every run, and all kinds at once. */
const mixed = (requests: Send[]) =>
  requests
    .map((send, index) => ({ send, turn: (index * 7919) % requests.length }))
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ send }) => send)

async function sendAll(requests: Send[]): Promise<string> {
  const statuses = new Map<number, number>()
  const left = [...requests]
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let send = left.shift(); send; send = left.shift()) {
        const status = await send().then(
          async (answer) => {
            await answer.arrayBuffer()
            return answer.status
          },
          () => 0,
        )
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }),
  )
  return [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')
}

function formWith(field: string, name: string, bytes: Buffer): FormData {
  const form = new FormData()
  const texts = { name: 'Asha', email: 'asha@example.com', countryCode: '+91', help: 'Help.' }
  for (const [key, value] of Object.entries(texts)) form.set(key, value)
  form.set(field, new Blob([new Uint8Array(bytes)]), name)
  return form
}

/** As many pixels as a picture may have. */
const largePicture = () =>
  sharp({ create: { width: 8000, height: 6200, channels: 3, background: '#0a2240' } })
    .jpeg()
    .toBuffer()

/** As much as a document may unpack to, and not packed so tightly that it shows. */
async function unpacksToALot(): Promise<Buffer> {
  const zip = new ZipFile()
  const types =
    '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
  zip.addBuffer(Buffer.from(types), '[Content_Types].xml')
  const words = randomBytes(400).toString('hex')
  zip.addBuffer(Buffer.alloc(60 * megabyte, words), 'word/document.xml')
  zip.end()
  return buffer(zip.outputStream as NodeJS.ReadableStream as never)
}

async function logIn({ url }: Running): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const asked = { method: 'POST', headers, body: JSON.stringify(owner) }
  const answer = await fetch(`${url}/admin/login`, asked)
  return ((await answer.json()) as { token: string }).token
}

function watchMemory(site: Running) {
  let most = 0
  const timer = setInterval(() => (most = Math.max(most, memoryOf(site))), 200)
  const stop = () => {
    clearInterval(timer)
    return most
  }
  return { stop }
}

function memoryOf({ pid }: Running): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}
