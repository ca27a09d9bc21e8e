import { expect } from 'vitest'
import { type House, onBothDatabases } from '../../../../test/database/both-databases.ts'
import { application, enquiry, pdf } from '../../../../test/sent/sent-forms.ts'
import { openSubmissionsDoor, secret } from '../../../../test/sent/submissions-door.ts'
import { statusToken } from './status-link.ts'

const profile = { name: 'profile.pdf', bytes: pdf() }
const resume = { field: 'resume', name: 'CV.pdf', bytes: pdf() }

async function openDoor(house: House) {
  const door = await openSubmissionsDoor(house)
  const tokenIn = (answer: { json: () => { statusUrl: string } }) =>
    answer.json().statusUrl.split('/').at(-1)!
  const enquire = async () =>
    tokenIn(await door.send('/api/v1.0/email/send-form', enquiry, [profile]))
  const apply = async (job: string, more = {}) =>
    tokenIn(await door.send(`/api/jobs/${job}/apply`, { ...application, ...more }, [resume]))
  /** The link that went to the address itself. */
  const mailed = async () => {
    const receipts = (await door.mails()).filter(({ mail }) => mail.includes('/status/'))
    return receipts.map(({ mail }) => /\/status\/([\w.-]+)/.exec(JSON.parse(mail).text)![1]!)
  }
  const status = (token: string) => door.app.inject({ url: `/api/status/${token}` })
  const act = (token: string, what: string) =>
    door.app.inject({ method: 'POST', url: `/api/status/${token}/${what}` })
  const list = async (noun: string) => (await door.get(`/api/${noun}?state=any`)).json()[noun]
  return { ...door, enquire, apply, mailed, status, act, list }
}

onBothDatabases('the status link shows what arrived, to nobody else', async (house) => {
  const door = await openDoor(house)
  const token = await door.enquire()
  const answer = await door.status(token)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  const [row] = await door.rows()
  expect(answer.json()).toEqual({
    kind: 'enquiry',
    reference: row!.reference,
    jobTitle: null,
    fields: {
      name: enquiry.name,
      email: enquiry.email,
      countryCode: '+91',
      phoneNumber: enquiry.phoneNumber,
      help: enquiry.help,
    },
    files: [{ name: 'profile.pdf', size: profile.bytes.length, addedAt: row!.receivedAt }],
    receivedAt: row!.receivedAt,
    state: 'received',
    withdrawnAt: null,
    erasureAskedAt: null,
    consent: { version: 'read-1', text: expect.any(String) },
    mayAddFile: true,
    reachesOthers: false,
  })
  const forged = statusToken('other secret', { id: row!.id, scope: 'mail' })
  const unknown = statusToken(secret, { id: 'unknown', scope: 'mail' })
  for (const wrong of [row!.id, `${token}x`, token.slice(1), forged, unknown, '%00', '-'])
    for (const refused of [await door.status(wrong), await door.act(wrong, 'withdraw')]) {
      expect([wrong, refused.statusCode]).toEqual([wrong, 404])
      expect(refused.json().message).toMatch(/^[A-Z].+\.$/)
    }
})

onBothDatabases('a sender withdraws, once, and those who work here are told', async (house) => {
  const door = await openDoor(house)
  const token = await door.enquire()
  const answers = await Promise.all([door.act(token, 'withdraw'), door.act(token, 'withdraw')])
  for (const answer of answers)
    expect(answer.json()).toMatchObject({ state: 'withdrawn', mayAddFile: false })
  expect((await door.list('enquiries'))[0]).toMatchObject({ state: 'withdrawn' })
  const [row] = await door.rows()
  const notes = (await door.mails()).filter(({ subject }) => subject.includes('was withdrawn'))
  expect(notes.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['@enquiries', `Enquiry ${row!.reference} was withdrawn`],
  ])
  expect(notes[0]!.mail).toContain(`/admin/enquiries?item=${row!.id}`)
})

onBothDatabases('a sender asks for erasure; it is noted and mailed', async (house) => {
  const door = await openDoor(house)
  const token = await door.enquire()
  const answer = await door.act(token, 'erasure')
  expect(answer.json()).toMatchObject({ erasureAskedAt: expect.any(String) })
  await door.act(token, 'erasure')
  expect((await door.list('enquiries'))[0].erasureAskedAt).toEqual(expect.any(String))
  const notes = (await door.mails()).filter(({ subject }) => subject.includes('erased'))
  expect(notes).toHaveLength(1)
})

onBothDatabases('a sender adds files, judged like the first, five in all', async (house) => {
  const door = await openDoor(house)
  const job = await door.postJob('Tester')
  const token = await door.apply(job)
  const url = `/api/status/${token}/files`
  const add = (name: string, bytes: Buffer) => door.send(url, {}, [{ name, bytes }])
  const added = await add('Zeugnis.pdf', pdf('more'))
  expect(added.statusCode).toBe(201)
  expect(added.json().files.map(({ name }: { name: string }) => name)).toEqual([
    'CV.pdf',
    'Zeugnis.pdf',
  ])
  expect((await add('Zeugnis again.pdf', pdf('more'))).json().files).toHaveLength(2)
  expect((await door.stored()).kept).toHaveLength(2)
  expect((await door.list('applications'))[0]).toMatchObject({
    resume: { name: 'CV.pdf' },
    moreFiles: [{ name: 'Zeugnis.pdf' }],
  })
  const bad = await add('program.pdf', Buffer.from('MZ'))
  expect([bad.statusCode, Object.keys(bad.json().fields)]).toEqual([400, ['file']])
  expect((await door.send(url, {})).statusCode).toBe(400)
  expect((await add('big.pdf', pdf('', 10_485_760))).statusCode).toBe(413)
  for (const words of ['3', '4', '5']) await add('x.pdf', pdf(words))
  expect(await door.attachments()).toHaveLength(5)
  expect((await add('x.pdf', pdf('6'))).statusCode).toBe(400)
  const note = (await door.mails()).find(({ subject }) => subject.includes('one more file'))!
  expect(JSON.parse(note.mail).attachments).toHaveLength(1)
  await door.act(token, 'withdraw')
  expect((await add('x.pdf', pdf('7'))).statusCode).toBe(400)
  const { held } = await door.stored()
  expect(held).toEqual([])
})

onBothDatabases('who applies in another’s name reaches nothing of theirs', async (house) => {
  const door = await openDoor(house)
  const job = await door.postJob('Tester')
  await door.apply(job, { coverLetter: 'The real one' })
  const [real] = await door.rows()
  await door.call('PUT', `/api/applications/${real!.id}/read`, { read: true })
  const strangers = await door.apply(job, { name: 'Stranger', coverLetter: 'A false one' })
  expect((await door.status(strangers)).body).not.toContain('The real one')
  await door.act(strangers, 'withdraw')
  const [item, ...others] = await door.list('applications')
  expect(others).toEqual([])
  expect(item).toMatchObject({ coverLetter: 'The real one', state: 'new', unread: true })
  const { subject } = (await door.mails()).find(({ subject }) => subject.includes('withdrawn'))!
  expect(subject).toContain(`was withdrawn; ${real!.reference}, sent before it, stands again`)
})

onBothDatabases(
  'the link mailed to the address withdraws all it sent for the job',
  async (house) => {
    const door = await openDoor(house)
    const job = await door.postJob('Tester')
    await door.apply(job, { coverLetter: 'First' })
    await door.apply(job, { coverLetter: 'Second' })
    const [link] = await door.mailed()
    await door.act(link!, 'withdraw')
    expect((await door.rows()).every(({ withdrawnAt }) => withdrawnAt)).toBe(true)
    const items = await door.list('applications')
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({ state: 'withdrawn', coverLetter: 'Second' })
    await door.apply(job, { coverLetter: 'Third' })
    expect((await door.list('applications'))[0]).toMatchObject({
      state: 'new',
      coverLetter: 'Third',
    })
  },
)

onBothDatabases(
  'who gets a receipt for an application in their name is not told to withdraw their own with it',
  async (house) => {
    const door = await openDoor(house)
    const job = await door.postJob('Tester')
    const receipt = async (jobAt: string, coverLetter: string) => {
      await door.apply(jobAt, { coverLetter })
      const { mail } = (await door.mails()).findLast(({ mail }) => mail.includes('/status/'))!
      const text = String(JSON.parse(mail).text).replace(/\s+/g, ' ')
      const token = /\/status\/([\w.-]+)/.exec(text)![1]!
      return { text, reaches: async () => (await door.status(token)).json().reachesOthers }
    }
    const first = await receipt(job, 'The real one')
    expect(first.text).toContain('follow the link and withdraw it')
    expect(await first.reaches()).toBe(false)
    const second = await receipt(job, 'A false one')
    expect(second.text).not.toContain('follow the link and withdraw it')
    expect(second.text).toContain('withdrawing it withdraws the earlier one as well')
    expect([await first.reaches(), await second.reaches()]).toEqual([true, true])
    const elsewhere = await receipt(await door.postJob('Writer'), 'Another position')
    expect(elsewhere.text).toContain('follow the link and withdraw it')
    expect(await elsewhere.reaches()).toBe(false)
  },
)

onBothDatabases(
  'the status says how it stands, and nothing of what is thought of it',
  async (house) => {
    const door = await openDoor(house)
    const token = await door.enquire()
    const [{ id }] = await door.list('enquiries')
    const state = async () => (await door.status(token)).json().state
    const at = `/api/enquiries/${id}`
    const move = async (to: string) => {
      const [{ version }] = await door.list('enquiries')
      const { status } = await door.call('PUT', `${at}/state`, { state: to, version })
      expect(status).toBe(200)
    }
    expect(await state()).toBe('received')
    await move('spam')
    expect(await state()).toBe('received')
    await move('new')
    await door.call('PUT', `${at}/read`, { read: true })
    expect(await state()).toBe('read')
    await door.call('PUT', `${at}/read`, { read: false })
    expect(await state()).toBe('read')
    await door.send(`/api/status/${token}/files`, {}, [{ name: 'a.pdf', bytes: pdf('more') }])
    expect(await state()).toBe('read')
    for (const told of ['answered', 'closed']) {
      await move(told)
      expect(await state()).toBe(told)
    }
    await move('spam')
    expect(await state()).toBe('read')
  },
)

onBothDatabases(
  'an application that a newer one replaced says so, whatever it was',
  async (house) => {
    const door = await openDoor(house)
    const job = await door.postJob('Tester')
    const first = await door.apply(job, { coverLetter: 'First' })
    const state = async (token: string) => (await door.status(token)).json().state
    const move = async (to: string) => {
      const [{ id, version }] = await door.list('applications')
      await door.call('PUT', `/api/applications/${id}/state`, { state: to, version })
    }
    for (const told of ['reviewing', 'interview', 'offer', 'hired', 'rejected']) {
      await move(told)
      expect(await state(first)).toBe(told)
    }
    const second = await door.apply(job, { coverLetter: 'Second' })
    expect([await state(first), await state(second)]).toEqual(['replaced', 'received'])
    await move('interview')
    const third = await door.apply(job, { coverLetter: 'Third' })
    const mailed = (await door.mailed()).at(-1)!
    // Who applies in another's name is not to learn how far that other has come.
    expect([await state(second), await state(third), await state(mailed)]).toEqual([
      'replaced',
      'received',
      'interview',
    ])
    await move('offer')
    expect([await state(third), await state(mailed)]).toEqual(['offer', 'offer'])
  },
)
