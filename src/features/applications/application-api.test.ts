import { expect } from 'vitest'
import { type House, onBothDatabases } from '../../../test/database/both-databases.ts'
import { application, docx, type FormFile, ole2, pdf } from '../../../test/sent/sent-forms.ts'
import { openSubmissionsDoor, promise } from '../../../test/sent/submissions-door.ts'
import { answerBy } from '../submissions/status/answer-by.ts'

const resume: FormFile = { field: 'resume', name: 'CV.pdf', bytes: pdf() }

async function openDoor(house: House) {
  const door = await openSubmissionsDoor(house)
  const ids: string[] = []
  const postJob = async (title: string) => ids.push(await door.postJob(title))
  await postJob('QA / Test Engineer')
  const apply = (
    job: string | number,
    fields: object = application,
    files = [resume],
    headers = {},
  ) =>
    door.send(
      `/api/jobs/${encodeURIComponent(typeof job === 'number' ? ids[job - 1]! : job)}/apply`,
      { ...fields },
      files,
      headers,
    )
  const list = async () => (await door.get('/api/applications')).json().applications
  return { ...door, ids, postJob, apply, list }
}

async function nothingIsStored(door: Awaited<ReturnType<typeof openDoor>>) {
  expect(await door.rows()).toEqual([])
  expect(await door.attachments()).toEqual([])
  expect(await door.mails()).toEqual([])
  expect(await door.stored()).toEqual({ kept: [], held: [] })
}

onBothDatabases('API-2: an application is stored with its resume and two mails', async (house) => {
  const door = await openDoor(house)
  const answer = await door.apply('QA / Test Engineer')
  expect(answer.statusCode).toBe(201)
  const [row] = await door.rows()
  expect(answer.json()).toEqual({
    message: 'Application submitted for QA / Test Engineer!',
    reference: row!.reference,
    statusUrl: expect.stringMatching(/^https:\/\/foyer\.example\/status\//),
    kind: 'application',
    name: application.name,
    receivedAt: row!.receivedAt,
    receivedOn: row!.receivedAt.slice(0, 10),
    answerBy: answerBy(row!.receivedAt, promise),
  })
  expect(row).toMatchObject({
    kind: 'application',
    jobId: door.ids[0],
    jobTitle: 'QA / Test Engineer',
    name: application.name,
    fields: JSON.stringify({ coverLetter: application.coverLetter }),
    consentVersion: 'read-1',
    spamReasons: null,
  })
  const [attachment] = await door.attachments()
  expect((await door.stored()).kept).toEqual([attachment!.fileKey])
  const mails = await door.mails()
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(['@careers', application.email])
  const receipt = mails.find(({ recipient }) => recipient === application.email)!
  expect(JSON.parse(receipt.mail).text).toContain('Position: QA / Test Engineer')
  const [item] = await door.list()
  expect(item).toMatchObject({
    jobId: door.ids[0],
    jobTitle: 'QA / Test Engineer',
    ...application,
    state: 'new',
    suspectedSpam: false,
    resume: { name: 'CV.pdf', size: resume.bytes.length, sha256: attachment!.sha256 },
  })
  const file = await door.get(`/api/files/${item.resume.id}`)
  expect(file.rawPayload.equals(resume.bytes)).toBe(true)
})

onBothDatabases(
  'API-2: by id, and by title in any case; the newest of one title',
  async (house) => {
    const door = await openDoor(house)
    await door.postJob('Designer')
    await door.postJob('Designer')
    expect((await door.apply('designer')).statusCode).toBe(201)
    expect((await door.apply(2)).statusCode).toBe(201)
    expect((await door.rows()).map(({ jobId }) => jobId)).toEqual([door.ids[2], door.ids[1]])
  },
)

onBothDatabases('API-2: a job that is unknown or closed is refused in words', async (house) => {
  const door = await openDoor(house)
  await house.db.updateTable('jobs').set({ deletedAt: '2026-01-02' }).execute()
  for (const job of [1, 'QA / Test Engineer', 'never', "'--", '\0'.repeat(1), 'x'.repeat(500)]) {
    const answer = await door.apply(job)
    expect([job, answer.statusCode]).toEqual([job, 404])
    expect(answer.json().message).toMatch(/^This position isn’t open/)
  }
  await nothingIsStored(door)
})

onBothDatabases('CAR-6: each missing field has its sentence, all at once', async (house) => {
  const door = await openDoor(house)
  const answer = await door.apply(1, {}, [])
  expect(answer.statusCode).toBe(400)
  const fields = {
    name: 'Please give your name.',
    email: 'Please give your email address.',
    coverLetter: 'Please write a cover letter.',
    resume: 'Please attach your CV as .pdf, .doc or .docx.',
  }
  expect(answer.json()).toEqual({
    message: Object.values(fields).join(' '),
    code: 'fields-invalid',
    fields,
  })
  const empty = { ...resume, name: '', bytes: Buffer.alloc(0) }
  expect((await door.apply(1, application, [empty])).json().fields).toEqual({
    resume: fields.resume,
  })
  await nothingIsStored(door)
})

onBothDatabases('CAR-6: .doc and .docx are taken, wrong content is not', async (house) => {
  const door = await openDoor(house)
  const send = async (name: string, bytes: Buffer) =>
    (await door.apply(1, application, [{ ...resume, name, bytes }])).statusCode
  expect(await send('CV.docx', Buffer.from('MZ'))).toBe(400)
  expect(await send('CV.pdf', await docx())).toBe(400)
  expect(await send('CV.exe', pdf())).toBe(400)
  await nothingIsStored(door)
  expect(await send('CV\u202E 2.docx', await docx())).toBe(201)
  expect(await send('CV.doc', ole2(['WordDocument']))).toBe(201)
  expect((await door.attachments()).map(({ name }) => name)).toEqual(['CV 2.docx', 'CV.doc'])
})

onBothDatabases('CAR-6: a resume of 10 MB and two resumes are refused', async (house) => {
  const door = await openDoor(house)
  const big = { ...resume, bytes: pdf('', 10_485_760) }
  const refused = await door.apply(1, application, [big])
  expect([refused.statusCode, refused.json().fields]).toEqual([
    413,
    { resume: 'The CV must be smaller than 10 MB.' },
  ])
  expect((await door.apply(1, application, [resume, resume])).statusCode).toBe(400)
  await nothingIsStored(door)
})

onBothDatabases('API-2: applying twice is quietly one application, the newer', async (house) => {
  const door = await openDoor(house)
  const first = await door.apply(1)
  const newer = { ...resume, name: 'Newer.pdf', bytes: pdf('newer') }
  const again = { ...application, email: 'RAVI@Example.com', coverLetter: 'Better' }
  const second = await door.apply(1, again, [newer])
  expect(second.statusCode).toBe(201)
  expect(second.json().message).toBe(first.json().message)
  expect(Object.keys(second.json())).toEqual(Object.keys(first.json()))
  const items = await door.list()
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({ coverLetter: 'Better', resume: { name: 'Newer.pdf' } })
  await door.postJob('Other')
  await door.apply(2)
  expect(await door.list()).toHaveLength(2)
})

onBothDatabases('API-2: 10 at once of one address are one application', async (house) => {
  const door = await openDoor(house)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      door.apply(1, { ...application, coverLetter: `Letter ${index}` }),
    ),
  )
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
  expect(await door.list()).toHaveLength(1)
  const rows = await door.rows()
  expect(rows).toHaveLength(10)
  expect(new Set(rows.map(({ threadId }) => threadId)).size).toBe(1)
  expect((await door.stored()).kept).toHaveLength(10)
})

onBothDatabases('API-2: sent again with its key it is one row and one answer', async (house) => {
  const door = await openDoor(house)
  const headers = { 'idempotency-key': 'b9c0a1d2-0000-4000-8000-000000000001' }
  const answers = await Promise.all(
    [1, 2, 3].map(() => door.apply(1, application, [resume], headers)),
  )
  for (const answer of answers) expect(answer.json()).toEqual(answers[0]!.json())
  expect(await door.rows()).toHaveLength(1)
  expect(await door.mails()).toHaveLength(2)
  expect((await door.stored()).kept).toHaveLength(1)
})

const day = (daysFromNow: number) =>
  new Date(Date.now() + daysFromNow * 86_400_000).toISOString().slice(0, 10)

for (const [what, over] of Object.entries({
  'past its last day': { validThrough: day(-2) },
  closed: { state: 'closed' as const, validThrough: day(30) },
}))
  onBothDatabases(`API-2: a job that is ${what} takes no application`, async (house) => {
    const door = await openDoor(house)
    await house.db.updateTable('jobs').set(over).execute()
    for (const job of [1, 'QA / Test Engineer']) {
      const answer = await door.apply(job)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({
        code: 'job-not-open',
        message: 'This position isn’t open. Nothing was sent.',
      })
    }
    await nothingIsStored(door)
    await house.db
      .updateTable('jobs')
      .set({ state: 'open', validThrough: day(0) })
      .execute()
    expect((await door.apply(1)).statusCode).toBe(201)
  })

onBothDatabases('API-2: what is no multipart form is refused in words', async (house) => {
  const door = await openDoor(house)
  const answer = await door.app.inject({
    method: 'POST',
    url: `/api/jobs/${door.ids[0]}/apply`,
    payload: application,
  })
  expect(answer.statusCode).toBe(415)
  expect(answer.json()).toEqual({
    message: 'The form must be sent as multipart/form-data.',
    code: 'form-not-multipart',
  })
})
