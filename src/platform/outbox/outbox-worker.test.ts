import { setTimeout as wait } from 'node:timers/promises'
import { type Logger, pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { type House, onBothDatabases, onDatabase } from '../../../test/database/both-databases.ts'
import { houseAt } from '../../../test/database/house-at.ts'
import { startSmtp } from '../../../test/server/smtp-server.ts'
import { openFiles } from '../files/files.ts'
import { backoffMs, mostAttempts } from './backoff.ts'
import type { Mail } from './mail.ts'
import type { OutboxTable } from './outbox-store.ts'
import { OutboxWorker } from './outbox-worker.ts'
import { queueMails } from './queue-mails.ts'
import { smtpDelivery } from './smtp-delivery.ts'

const receipt: Mail = {
  to: 'ananya@example.com',
  subject: 'We have received your enquiry',
  text: 'Thank you.\n.\nA line with one dot stands above.\n',
  html: '<p>Thank you.</p>',
}

async function openOutbox(
  { db, changes, clock, dataDir }: House,
  { silence = 8000, leaseMs = 20_000 } = {},
) {
  const smtp = await startSmtp()
  const files = openFiles({ dataDir, filesUrl: undefined, s3Credentials: undefined }, 'sent')
  const startWorker = (careers?: string, log: Logger = pino({ level: 'silent' })) => {
    const deliver = smtpDelivery({
      smtpUrl: smtp.url,
      mailFrom: 'Acme <hello@acme.example>',
      recipients: { '@enquiries': 'Sales <sales@acme.example>', '@careers': careers },
      files,
      timeouts: { connection: 8000, silence, whole: 20_000 },
    })
    const worker = new OutboxWorker({ db, deliver, log, clock, backoff: () => 30, leaseMs })
    onTestFinished(() => worker.stop())
    worker.wake()
    return worker
  }
  return {
    smtp,
    files,
    startWorker,
    queue: (...mails: Mail[]) =>
      changes.transaction((tx) => queueMails(tx, 'about', mails, changes.now())),
    rows: () => db.selectFrom('outbox').selectAll().orderBy('createdAt').execute(),
    states: async () =>
      (await db.selectFrom('outbox').select('state').execute()).map(({ state }) => state).sort(),
  }
}

onBothDatabases('a mail arrives as it was written, its file with it', async (house) => {
  const { smtp, files, startWorker, queue, rows } = await openOutbox(house)
  const bytes = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 256))
  const { key } = await files.put([bytes] as never)
  await queue({
    to: '@enquiries',
    replyTo: 'ananya@example.com',
    subject: 'Enquiry E-1234',
    text: 'Grüße aus पुणे\n',
    html: '<p>Gr&#252;&#223;e</p>',
    attachments: [{ fileKey: key, name: 'Überblick 2026.pdf' }],
  })
  startWorker()
  await expect.poll(() => smtp.arrived.length).toBe(1)
  const [{ from, to, mail, raw }] = smtp.arrived as [(typeof smtp.arrived)[0]]
  const [row] = await rows()
  expect([from, to]).toEqual(['hello@acme.example', ['sales@acme.example']])
  expect(mail).toMatchObject({
    from: { name: 'Acme', address: 'hello@acme.example' },
    to: [{ name: 'Sales', address: 'sales@acme.example' }],
    replyTo: [{ address: 'ananya@example.com' }],
    subject: 'Enquiry E-1234',
    messageId: `<${row!.id}@acme.example>`,
    text: 'Grüße aus पुणे\n',
  })
  expect(mail.html).toContain('<p>Gr')
  expect(raw).toMatch(/^auto-submitted: auto-generated/im)
  expect(mail.attachments).toHaveLength(1)
  expect(mail.attachments[0]).toMatchObject({
    filename: 'Überblick 2026.pdf',
    disposition: 'attachment',
  })
  expect(Buffer.from(mail.attachments[0]!.content as ArrayBuffer).equals(bytes)).toBe(true)
  await expect
    .poll(async () => (await rows())[0])
    .toMatchObject({
      state: 'sent',
      mail: '',
      sentAt: expect.any(String),
      leaseUntil: null,
    })
})

for (const behaviour of ['refusing', 'failing', 'hanging'] as const)
  onBothDatabases(
    `a server that is ${behaviour} loses nothing, and nothing arrives twice`,
    async (house) => {
      const silence = behaviour === 'hanging' ? 1000 : 8000
      const { smtp, startWorker, queue, states, rows } = await openOutbox(house, { silence })
      smtp.be(behaviour)
      await queue(receipt, receipt, receipt, receipt, receipt, receipt)
      startWorker()
      await expect.poll(() => smtp.seen.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(8)
      expect(smtp.arrived).toEqual([])
      expect((await rows()).every(({ state }) => state === 'waiting')).toBe(true)
      smtp.be('accepting')
      await expect.poll(states, { timeout: 15_000 }).toEqual(Array(6).fill('sent'))
      expect(new Set(smtp.arrived.map(({ mail }) => mail.messageId)).size).toBe(6)
      expect(smtp.arrived).toHaveLength(6)
      expect(smtp.arrived[0]!.mail.text?.trimEnd()).toBe(receipt.text.trimEnd())
    },
  )

onBothDatabases(
  'a server that dies after DATA may get a mail again, under the same Message-ID',
  async (house) => {
    const { smtp, startWorker, queue, states } = await openOutbox(house)
    smtp.be('dying')
    await queue(receipt)
    startWorker()
    await expect.poll(() => smtp.arrived.length).toBeGreaterThanOrEqual(1)
    smtp.be('accepting')
    await expect.poll(states).toEqual(['sent'])
    expect(smtp.arrived.length).toBeGreaterThanOrEqual(2)
    expect(new Set(smtp.arrived.map(({ mail }) => mail.messageId)).size).toBe(1)
  },
)

onBothDatabases('four workers send each of 40 mails once', async (house) => {
  const { smtp, startWorker, queue, states } = await openOutbox(house)
  await queue(...Array.from({ length: 40 }, () => receipt))
  for (let index = 0; index < 4; index++) startWorker()
  await expect.poll(states, { timeout: 15_000 }).toEqual(Array(40).fill('sent'))
  expect(smtp.arrived).toHaveLength(40)
  expect(new Set(smtp.arrived.map(({ mail }) => mail.messageId)).size).toBe(40)
})

onBothDatabases('what a dead process had leased is sent when the lease is over', async (given) => {
  let late = 0
  const house = houseAt(given, () => new Date(Date.now() + late))
  const { startWorker, queue, states } = await openOutbox(house)
  await queue(receipt)
  const leaseUntil = new Date(Date.now() + 45_000).toISOString()
  await house.db.updateTable('outbox').set({ leaseUntil, dueAt: leaseUntil, attempts: 1 }).execute()
  await queue(receipt)
  const worker = startWorker()
  await expect.poll(states).toEqual(['sent', 'waiting'])
  late = 45_000
  worker.wake()
  await expect.poll(states).toEqual(['sent', 'sent'])
})

onBothDatabases.postgresLong(
  'a mail that takes longer than a lease is still sent by one',
  async (house) => {
    const { smtp, startWorker, queue, states } = await openOutbox(house, { leaseMs: 1500 })
    smtp.be('slow')
    await queue(receipt)
    const both = [startWorker(), startWorker()]
    await wait(2500)
    for (const worker of both) worker.wake()
    await expect.poll(states, { timeout: 10_000 }).toEqual(['sent'])
    expect(smtp.seen).toHaveLength(1)
  },
)

onBothDatabases(
  'an unknown mailbox is tried three times and then lies dead, in sight',
  async (house) => {
    const { smtp, startWorker, queue, rows } = await openOutbox(house)
    smtp.be('unknown mailbox')
    await queue(receipt)
    startWorker()
    await expect
      .poll(async () => (await rows())[0])
      .toMatchObject({
        state: 'dead',
        attempts: 3,
        lastError: expect.stringContaining('No such mailbox'),
        mail: expect.stringContaining('Thank you'),
      })
  },
)

onBothDatabases(
  'a server that refuses our sender, or our own mailbox, may take the mails later',
  async (house) => {
    const { smtp, startWorker, queue, rows, states } = await openOutbox(house)
    const tried = async () => (await rows()).every(({ attempts }) => attempts > 5)
    smtp.be('unknown mailbox')
    await queue({ ...receipt, to: '@enquiries' })
    startWorker()
    await expect.poll(tried).toBe(true)
    smtp.be('refusing the sender')
    await queue(receipt)
    await expect.poll(tried).toBe(true)
    expect(await states()).toEqual(['waiting', 'waiting'])
    smtp.be('accepting')
    await expect.poll(states).toEqual(['sent', 'sent'])
  },
)

onDatabase(
  'sqlite',
  'a mail whose file is refused arrives without it, and says so',
  async (house) => {
    const { smtp, files, startWorker, queue, states } = await openOutbox(house)
    const { key } = await files.put([Buffer.alloc(5000)] as never)
    smtp.be('refusing files')
    const attachments = [{ fileKey: key, name: 'Profile.zip' }]
    await queue({ ...receipt, to: '@enquiries', html: '<body><p>Thank you.</p>', attachments })
    startWorker()
    await expect.poll(states).toEqual(['sent'])
    const [{ mail }] = smtp.arrived as [(typeof smtp.arrived)[0]]
    expect(mail.attachments).toEqual([])
    expect(mail.text).toMatch(/^Your mail server didn’t take the attached file\.[^]*Thank you\./)
    expect(mail.html).toContain('You’ll find it at the desk')
  },
)

onBothDatabases(
  'a mail for nobody waits quietly, and leaves once a start knows who gets it',
  async (house) => {
    const { smtp, startWorker, queue, rows } = await openOutbox(house)
    const logged: string[] = []
    await queue({ ...receipt, to: '@careers' }, receipt)
    const worker = startWorker(undefined, pino({}, { write: (line) => void logged.push(line) }))
    await expect.poll(() => smtp.arrived.length).toBe(1)
    const waiting = async () => (await rows()).find(({ state }) => state === 'waiting')
    await expect
      .poll(waiting)
      .toMatchObject({ attempts: 0, lastError: 'No one is configured for careers.' })
    expect(Date.parse((await waiting())!.dueAt) - Date.now()).toBeGreaterThan(50 * 60_000)
    await worker.stop()
    expect(logged).toEqual([])
    startWorker('jobs@acme.example')
    await expect.poll(() => smtp.arrived.at(-1)!.to).toEqual(['jobs@acme.example'])
  },
)

onDatabase('sqlite', 'a stop lets the mail on its way arrive and takes no more', async (house) => {
  const { smtp, startWorker, queue, states } = await openOutbox(house)
  await queue(...Array.from({ length: 30 }, () => receipt))
  const worker = startWorker()
  await expect.poll(() => smtp.arrived.length).toBeGreaterThan(0)
  await worker.stop()
  const sent = (await states()).filter((state) => state === 'sent').length
  expect(smtp.arrived).toHaveLength(sent)
  expect(sent).toBeLessThan(30)
  await wait(100)
  expect(smtp.arrived).toHaveLength(sent)
})

test('attempts are spread over about three days and never at the same moment', () => {
  const days = (random: number) => {
    let sum = 0
    for (let attempt = 1; attempt < mostAttempts; attempt++) sum += backoffMs(attempt, random)
    return sum / 86_400_000
  }
  expect(backoffMs(1, 0)).toBe(3750)
  expect(days(0)).toBeGreaterThan(1.5)
  expect(days(1)).toBeLessThan(4)
  expect(backoffMs(5)).not.toBe(backoffMs(5))
})

onBothDatabases(
  'mails leave although the clock was ahead when they came or failed',
  async (house) => {
    const { smtp, startWorker, queue } = await openOutbox(house)
    const ahead = new Date(Date.now() + 30 * 86_400_000).toISOString()
    const put = async (state: Partial<OutboxTable>) => {
      await queue(receipt)
      await house.db.updateTable('outbox').set(state).where('dueAt', '<', ahead).execute()
    }
    await put({ createdAt: ahead, dueAt: ahead })
    await put({ createdAt: ahead, dueAt: ahead, attempts: 3, lastError: 'x' })
    await put({ createdAt: ahead, dueAt: ahead, attempts: 1, leaseUntil: ahead })
    startWorker()
    await expect.poll(() => smtp.arrived.length).toBe(3)
  },
)

onDatabase(
  'sqlite',
  'a clock that is set back while mails wait holds none of them up',
  async (given) => {
    let ahead = 30 * 86_400_000
    const house = houseAt(given, () => new Date(Date.now() + ahead))
    const { smtp, startWorker, queue, rows } = await openOutbox(house)
    smtp.be('failing')
    const worker = startWorker()
    await queue(receipt)
    worker.wake()
    await expect.poll(async () => (await rows())[0]?.lastError).toContain('Try again later')
    smtp.be('accepting')
    ahead = 0
    worker.wake()
    await expect.poll(() => smtp.arrived.length).toBe(1)
  },
)

onBothDatabases('a mail leaves once it is due, and not before', async (given) => {
  let late = 0
  const house = houseAt(given, () => new Date(Date.now() + late))
  const { smtp, startWorker, queue, states } = await openOutbox(house)
  const worker = startWorker()
  await queue(receipt)
  const dueAt = new Date(Date.now() + 3_600_000).toISOString()
  await house.db.updateTable('outbox').set({ dueAt }).execute()
  await queue({ ...receipt, subject: 'At once' })
  worker.wake()
  await expect.poll(states).toEqual(['sent', 'waiting'])
  late = 3_600_000
  worker.wake()
  await expect.poll(states).toEqual(['sent', 'sent'])
  expect(smtp.arrived.map(({ mail }) => mail.subject)).toEqual(['At once', receipt.subject])
})
