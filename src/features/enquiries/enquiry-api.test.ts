import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect } from 'vitest'
import { onBothDatabases, onDatabase } from '../../../test/database/both-databases.ts'
import { startS3 } from '../../../test/server/s3-server.ts'
import { docx, enquiry, multipartBody, ole2, pdf, pptx } from '../../../test/sent/sent-forms.ts'
import {
  openSubmissionsDoor,
  promise,
  secret,
  type SubmissionsDoor,
} from '../../../test/sent/submissions-door.ts'
import { answerBy } from '../submissions/status/answer-by.ts'
import { makeChallenge } from '../challenges/challenge.ts'

const address = '/api/v1.0/email/send-form'
const profile = { name: 'profile.pdf', bytes: pdf() }

const told = [
  'message',
  'reference',
  'statusUrl',
  'kind',
  'name',
  'receivedAt',
  'receivedOn',
  'answerBy',
]

const answered = (ageMs = 60_000) => {
  const { a, b, challenge } = makeChallenge({ secret, clock: () => new Date(Date.now() - ageMs) })
  return { challenge, answer: String(a + b) }
}

async function nothingIsStored(door: SubmissionsDoor) {
  expect(await door.rows()).toEqual([])
  expect(await door.attachments()).toEqual([])
  expect(await door.mails()).toEqual([])
  expect(await door.stored()).toEqual({ kept: [], held: [] })
}

onBothDatabases('CON-6: an enquiry is stored with its file and two mails', async (house) => {
  const door = await openSubmissionsDoor(house)
  const answer = await door.send(address, { ...enquiry, ...answered() }, [profile])
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  const [row] = await door.rows()
  expect(answer.json()).toEqual({
    message: 'Your message has been sent successfully!',
    reference: row!.reference,
    statusUrl: expect.stringMatching(/^https:\/\/foyer\.example\/status\/[\w-]+\.[\w-]{32}$/),
    kind: 'enquiry',
    name: enquiry.name,
    receivedAt: row!.receivedAt,
    receivedOn: row!.receivedAt.slice(0, 10),
    answerBy: answerBy(row!.receivedAt, promise),
  })
  expect(row).toMatchObject({
    kind: 'enquiry',
    reference: expect.stringMatching(/^E-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
    name: enquiry.name,
    email: enquiry.email,
    fields: JSON.stringify({
      countryCode: '+91',
      phoneNumber: enquiry.phoneNumber,
      help: enquiry.help,
    }),
    spamReasons: null,
    consentVersion: 'read-1',
    consentText: expect.stringContaining('24 months'),
    state: 'new',
  })
  const [attachment] = await door.attachments()
  expect(attachment).toMatchObject({ submissionId: row!.id, name: 'profile.pdf' })
  expect(await door.stored()).toEqual({ kept: [attachment!.fileKey], held: [] })
  const mails = await door.mails()
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
    [enquiry.email, '@enquiries'].sort(),
  )
  for (const mail of mails) expect(mail).toMatchObject({ about: row!.id, state: 'waiting' })
})

onBothDatabases('CON-3: a phone number may be written as people write it', async (house) => {
  const door = await openSubmissionsDoor(house)
  const written = [
    '9820000000',
    '+91 98200 00000',
    '(020) 2550-0100',
    '020/2550.0100',
    '+ (91) 1234',
  ]
  const otherwise = {
    '98765–43210': '98765-43210',
    '９８２００１': '982001',
    '\u200e٩٨٢٠٠': '98200',
  }
  for (const phoneNumber of [...written, ...Object.keys(otherwise)])
    expect((await door.send(address, { ...enquiry, phoneNumber })).statusCode).toBe(200)
  const numbers = (await door.rows()).map(({ fields }) => JSON.parse(fields).phoneNumber)
  expect(numbers.sort()).toEqual([...written, ...Object.values(otherwise)].sort())
})

onBothDatabases('API-9: to whoever asks for no JSON the answer is OK', async (house) => {
  const door = await openSubmissionsDoor(house)
  const answer = await door.send(address, enquiry, [], { accept: '*/*' })
  expect([answer.statusCode, answer.body]).toEqual([200, 'OK'])
  expect(answer.headers['content-type']).toMatch(/^text\/plain/)
  expect(await door.rows()).toHaveLength(1)
})

onBothDatabases('what was sent is read back exactly, by those who may', async (house) => {
  const door = await openSubmissionsDoor(house)
  const sent = {
    ...enquiry,
    name: 'محمد “Çelik” 👩🏽‍💻',
    help: 'Zeile 1\r\n\r\n\tZeile 3 — ½ <script>alert(1)</script> \u202eabc\u202c',
  }
  await door.send(address, sent, [{ name: 'Überblick "2026".pdf', bytes: profile.bytes }])
  const answer = await door.get('/api/enquiries')
  expect(answer.headers['cache-control']).toBe('no-store')
  const { enquiries, hasMore, nextContinuationToken } = answer.json()
  expect([enquiries.length, hasMore, nextContinuationToken]).toEqual([1, false, null])
  const [item] = enquiries
  expect(item).toMatchObject({
    id: expect.any(String),
    name: sent.name,
    email: sent.email,
    countryCode: '+91',
    phoneNumber: sent.phoneNumber,
    help: sent.help.replaceAll('\r\n', '\n'),
    receivedAt: expect.stringMatching(/^\d{4}-.+Z$/),
    state: 'new',
    suspectedSpam: true,
    file: {
      id: expect.any(String),
      name: 'Überblick -2026-.pdf',
      size: profile.bytes.length,
      sha256: createHash('sha256').update(profile.bytes).digest('hex'),
    },
  })
  const file = await door.get(`/api/files/${item.file.id}`)
  expect(file.statusCode).toBe(200)
  expect(file.rawPayload.equals(profile.bytes)).toBe(true)
  expect(file.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition':
      'attachment; filename="_berblick -2026-.pdf"; filename*=UTF-8\'\'%C3%9Cberblick%20-2026-.pdf',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  })
  for (const url of ['/api/enquiries', '/api/applications', `/api/files/${item.file.id}`])
    expect((await door.app.inject({ url })).statusCode).toBe(401)
  for (const id of ['unknown', '%00', "'--", 'a'.repeat(300)])
    expect((await door.get(`/api/files/${id}`)).statusCode).toBe(404)
})

onBothDatabases('the list goes on from its token, each item once', async (house) => {
  const door = await openSubmissionsDoor(house)
  for (let index = 0; index < 7; index++)
    await door.send(address, { ...enquiry, name: `Visitor ${index}` })
  const seen: string[] = []
  let token = ''
  for (let page = 0; page < 10; page++) {
    const { enquiries, hasMore, nextContinuationToken } = (
      await door.get(`/api/enquiries?limit=3${token && `&continuationToken=${token}`}`)
    ).json()
    seen.push(...enquiries.map(({ name }: { name: string }) => name))
    if (!hasMore) break
    token = encodeURIComponent(nextContinuationToken)
  }
  expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((index) => `Visitor ${index}`))
  for (const query of [
    'limit=x',
    'limit=1.5',
    'continuationToken=x',
    `continuationToken=${token}x`,
  ])
    expect([query, (await door.get(`/api/enquiries?${query}`)).statusCode]).toEqual([query, 400])
  expect((await door.get(`/api/applications?continuationToken=${token}`)).statusCode).toBe(400)
  for (const [limit, told] of [
    [1000, 7],
    [0, 1],
    [-1, 1],
  ] as const) {
    const { enquiries } = (await door.get(`/api/enquiries?limit=${limit}`)).json()
    expect([limit, enquiries.length]).toEqual([limit, told])
  }
})

onBothDatabases('CON-4: a wrong answer is told and nothing is stored', async (house) => {
  const door = await openSubmissionsDoor(house)
  const { challenge, answer } = answered()
  for (const wrong of ['', '99', String(Number(answer) + 1)]) {
    const refused = await door.send(address, { ...enquiry, challenge, answer: wrong }, [profile])
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toEqual({
      code: 'fields-invalid',
      message: 'Please enter the correct answer.',
      fields: { answer: 'Please enter the correct answer.' },
    })
  }
  await nothingIsStored(door)
  expect((await door.send(address, { ...enquiry, challenge, answer })).statusCode).toBe(200)
})

onBothDatabases(
  'CON-6: what looks like spam is stored, flagged and answered alike',
  async (house) => {
    const door = await openSubmissionsDoor(house)
    const once = answered()
    const cases: [object, string | null][] = [
      [once, null],
      [once, 'replayed'],
      [{}, 'no-challenge'],
      [answered(0), 'too-fast'],
      [{ ...answered(), website: 'https://buy.example' }, 'honeypot'],
      [{ challenge: 'made.up', answer: '3' }, 'forged-challenge'],
    ]
    for (const [more] of cases) {
      const answer = await door.send(address, { ...enquiry, ...more })
      expect(answer.statusCode).toBe(200)
      expect(Object.keys(answer.json())).toEqual(told)
    }
    const rows = await door.rows()
    expect(rows.map(({ spamReasons }) => spamReasons)).toEqual(cases.map(([, reason]) => reason))
    expect(await door.mails()).toHaveLength(12)
  },
)

onBothDatabases(
  'CON-6: a missing id or a form that is none is an error that says so',
  async (house) => {
    const door = await openSubmissionsDoor(house)
    for (const [field, name] of [
      ['user_id', 'User ID'],
      ['service_id', 'service ID'],
      ['template_id', 'template ID'],
    ] as const) {
      for (const value of ['', ' ']) {
        const answer = await door.send(address, { ...enquiry, [field]: value }, [profile])
        expect(answer.statusCode).toBe(400)
        const sentence = `The ${name} is required.`
        expect(answer.json()).toEqual({
          message: sentence,
          code: 'service-ids-missing',
          fields: { [field]: sentence },
        })
      }
    }
    for (const [contentType, payload] of [
      ['application/json', JSON.stringify(enquiry)],
      ['application/json', '{'],
      ['application/x-www-form-urlencoded', 'name=x'],
      ['text/plain', 'hello'],
      [undefined, undefined],
    ]) {
      const headers = contentType ? { 'content-type': contentType } : {}
      const answer = await door.app.inject({ method: 'POST', url: address, headers, payload })
      expect([contentType, answer.statusCode]).toEqual([contentType, 400])
      expect(answer.json().message).toMatch(/^The form argument must be a form element or selector/)
    }
    for (const payload of [
      '',
      '--x',
      '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nhalf',
    ]) {
      const headers = { 'content-type': 'multipart/form-data; boundary=x' }
      const answer = await door.app.inject({ method: 'POST', url: address, headers, payload })
      expect([payload, answer.statusCode]).toEqual([payload, 400])
      expect(answer.json().message).toMatch(/^[A-Z].+\.$/)
    }
    for (const length of [71, 251, 300, 5000]) {
      const boundary = 'x'.repeat(length)
      const answer = await door.app.inject({
        method: 'POST',
        url: address,
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload: `--${boundary}\r\n`,
      })
      expect([length, answer.statusCode]).toEqual([length, 400])
    }
    const headers = { 'content-type': 'multipart/form-data' }
    const without = await door.app.inject({ method: 'POST', url: address, headers, payload: 'x' })
    expect(without.statusCode).toBe(400)
    await nothingIsStored(door)
  },
)

onBothDatabases('CON-3: who says no country code has the default, +91', async (house) => {
  const door = await openSubmissionsDoor(house)
  const { countryCode: _, ...without } = enquiry
  expect((await door.send(address, without)).statusCode).toBe(200)
  const [row] = await door.rows()
  expect(JSON.parse(row!.fields)).toMatchObject({ countryCode: '+91' })
})

const copied: [field: string, value: string, kept: string][] = [
  ['phoneNumber', '\u202a+49 170 1234567\u202c', '+49 170 1234567'],
  ['phoneNumber', '\u206898220 00000\u2069', '98220 00000'],
  ['phoneNumber', '(+91) 98220\u200b 00000', '(+91) 98220 00000'],
  ['email', '\u202aananya@example.com\u202c', 'ananya@example.com'],
  ['email', '\ufeffananya@example.com\u200b', 'ananya@example.com'],
  ['email', 'ananya@bücher.example', 'ananya@xn--bcher-kva.example'],
]

onBothDatabases(
  'CON-3: numbers and addresses are taken as address books and mail programs copy them',
  async (house) => {
    const door = await openSubmissionsDoor(house)
    for (const [field, value, kept] of copied) {
      const answer = await door.send(address, { ...enquiry, [field]: value })
      expect([field, value, answer.statusCode]).toEqual([field, value, 200])
      const { fields, email, receivedAt: _ } = (await door.rows()).at(-1)!
      const all = { email, ...(JSON.parse(fields) as object) } as Record<string, string>
      expect(Object.values(all)).toContain(kept)
    }
  },
)

const badFields: [field: string, value: string, sentence: RegExp][] = [
  ['name', '', /^Please give your name\.$/],
  ['name', ' \u200b ', /^Please give your name\.$/],
  ['name', '\u3164', /^Please give your name\.$/],
  ['name', '\u2800\u2800', /^Please give your name\.$/],
  ['name', 'x'.repeat(121), /at most 120/],
  ['name', 'two\nlines', /single line/],
  ['name', 'a\u0000b', /cannot be shown/],
  ['name', '\u202eevil', /cannot be shown/],
  ['email', '', /^Please give your email address\.$/],
  ['email', 'nobody', /such as you@example\.com/],
  ['email', 'a@b', /such as you@example\.com/],
  ['email', 'a@example.com, b@example.com', /such as you@example\.com/],
  ['email', 'a@example.com\r\nbcc: b@example.com', /single line|such as/],
  ['email', '😀@example.com', /such as you@example\.com/],
  ['email', 'a@bücher.example/b', /such as you@example\.com/],
  ['email', `${'x'.repeat(250)}@example.com`, /at most 254|such as/],
  ['countryCode', '', /country code/],
  ['countryCode', '+999', /country code/],
  ['countryCode', '91', /country code/],
  ['phoneNumber', '', /^Please give your phone number\.$/],
  ['phoneNumber', 'call me', /in digits/],
  ['phoneNumber', '123', /4 to 15 digits/],
  ['phoneNumber', '1234567890123456', /4 to 15 digits/],
  ['phoneNumber', '12+34', /in digits/],
  ['phoneNumber', '((+91 98220', /in digits/],
  ['help', '', /how we can help/],
  ['help', ' \n ', /how we can help/],
  ['help', 'x'.repeat(5001), /at most 5,000/],
  ['help', 'nothing\u0000', /cannot be shown/],
  ['help', 'x'.repeat(300_000), /too long/],
]

onBothDatabases(
  'CON-6: each bad field is refused in words and nothing is stored',
  async (house) => {
    const door = await openSubmissionsDoor(house)
    for (const [field, value, sentence] of badFields) {
      const answer = await door.send(address, { ...enquiry, [field]: value }, [profile])
      expect([field, value.slice(0, 50), answer.statusCode]).toEqual([
        field,
        value.slice(0, 50),
        400,
      ])
      const { message, fields } = answer.json()
      expect(Object.keys(fields)).toEqual([field])
      expect(fields[field]).toMatch(sentence)
      expect(message).toBe(fields[field])
    }
    const none = await door.send(address, { service_id: 'x', template_id: 'x', user_id: 'x' })
    expect(Object.keys(none.json().fields)).toEqual(['name', 'email', 'phoneNumber', 'help'])
    await nothingIsStored(door)
  },
)

const badFiles: [what: string, files: { field?: string; name: string; bytes: Buffer }[], RegExp][] =
  [
    ['empty', [{ name: 'a.pdf', bytes: Buffer.alloc(0) }], /empty/],
    ['a program', [{ name: 'a.pdf', bytes: Buffer.from('MZ\x90\0program') }], /program/],
    ['a script', [{ name: 'a.txt', bytes: Buffer.from('#!/bin/sh\nrm') }], /program/],
    ['macros', [{ name: 'a.docm', bytes: Buffer.from('PK') }], /macros/],
    [
      'macros in a .docx',
      [{ name: 'a.docx', bytes: await docx({ 'word/vbaProject.bin': 'x' }) }],
      /macros/,
    ],
    [
      'a spreadsheet as .docx',
      [{ name: 'a.docx', bytes: await docx({}, 'spreadsheet') }],
      /not a Word/,
    ],
    [
      'a zip bomb',
      [{ name: 'a.docx', bytes: await docx({ 'word/a': Buffer.alloc(70e6) }) }],
      /unpacks/,
    ],
    ['text as .pptx', [{ name: 'a.pptx', bytes: Buffer.from('hello') }], /not a PowerPoint/],
    [
      'macros in a .pptx',
      [{ name: 'a.pptx', bytes: await pptx({ 'ppt/vbaProject.bin': 'x' }) }],
      /macros/,
    ],
    [
      'a zip bomb as .pptx',
      [{ name: 'a.pptx', bytes: await pptx({ 'ppt/a': Buffer.alloc(70e6) }) }],
      /unpacks/,
    ],
    ['an encrypted workbook', [{ name: 'a.XLSX', bytes: ole2(['EncryptedPackage']) }], /encrypted/],
    ['encrypted', [{ name: 'a.docx', bytes: ole2(['EncryptedPackage']) }], /encrypted/],
    ['macros in a .doc', [{ name: 'a.doc', bytes: ole2(['WordDocument', 'Macros']) }], /macros/],
    ['broken', [{ name: 'a.pdf', bytes: profile.bytes.subarray(0, 60) }], /broken/],
    ['text as .pdf', [{ name: 'a.pdf', bytes: Buffer.from('hello') }], /not a PDF/],
    ['a path', [{ ...profile, name: '../../etc/profile.pdf' }], /path or a line break/],
    ['a path of Windows', [{ ...profile, name: 'C:\\\\me\\\\a.pdf' }], /path or a line break/],
    ['a line break', [{ ...profile, name: 'a%0D%0Ab.pdf' }], /path or a line break/],
    ['a control character', [{ ...profile, name: 'a\u0007b.pdf' }], /path or a line break/],
    ['a bare line break', [{ ...profile, name: 'a\nb.pdf' }], /path or a line break/],
    ['a line break as it is', [{ ...profile, name: 'a\r\nb.pdf' }], /path or a line break/],
    ['two', [profile, profile], /one file/],
    ['many', [profile, profile, profile, profile], /one file/],
    ['elsewhere', [{ field: 'other', name: 'a.pdf', bytes: pdf() }], /takes no file as 'other'/],
  ]

onBothDatabases(
  'CON-6: each bad attachment is refused in words and nothing is stored',
  async (house) => {
    const door = await openSubmissionsDoor(house)
    for (const [what, files, sentence] of badFiles) {
      const answer = await door.send(address, enquiry, files)
      expect([what, answer.statusCode]).toEqual([what, 400])
      expect(Object.values(answer.json().fields)).toEqual([expect.stringMatching(sentence)])
    }
    const twice = await door.send(address, [...Object.entries(enquiry), ['name', 'Other']])
    expect(twice.statusCode).toBe(400)
    await nothingIsStored(door)
  },
)

onDatabase('sqlite', 'CON-3: a presentation is a company profile too', async (house) => {
  const door = await openSubmissionsDoor(house)
  const sent = { name: 'profile.pptx', bytes: await pptx() }
  expect((await door.send(address, enquiry, [sent])).statusCode).toBe(200)
  expect(await door.attachments()).toMatchObject([{ name: 'profile.pptx' }])
})

onDatabase('sqlite', 'CON-3: 10,485,759 bytes are taken, one more is not', async (house) => {
  const door = await openSubmissionsDoor(house)
  const just = { name: 'big.pdf', bytes: pdf('', 10_485_759) }
  expect(just.bytes.length).toBe(10_485_759)
  expect((await door.send(address, enquiry, [just])).statusCode).toBe(200)
  const over = { name: 'big.pdf', bytes: pdf('', 10_485_760) }
  const refused = await door.send(address, enquiry, [over])
  expect(refused.statusCode).toBe(413)
  expect(refused.json()).toEqual({
    code: 'file-too-large',
    message: 'The attachment must be smaller than 10 MB.',
    fields: { file: 'The attachment must be smaller than 10 MB.' },
  })
  expect(await door.rows()).toHaveLength(1)
  const { kept, held } = await door.stored()
  expect([kept.length, held.length]).toEqual([1, 0])
})

onDatabase('sqlite', 'all fields together have room for 300,000 characters', async (house) => {
  const door = await openSubmissionsDoor(house)
  const long = 'x'.repeat(140_000)
  expect((await door.send(address, { ...enquiry, one: long, two: long })).statusCode).toBe(200)
  const refused = await door.send(address, { ...enquiry, one: long, two: long, three: long })
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    {
      code: 'form-field-refused',
      message: 'This text is too long.',
      fields: { three: 'This text is too long.' },
    },
  ])
  expect(await door.rows()).toHaveLength(1)
})

onBothDatabases('an enquiry sent again with its key is one row and one answer', async (house) => {
  const door = await openSubmissionsDoor(house)
  const keyed = { ...enquiry, submission_id: 'b9c0a1d2-0000-4000-8000-000000000001' }
  const both = await Promise.all([1, 2, 3].map(() => door.send(address, keyed, [profile])))
  const later = await door.send(address, keyed, [profile])
  for (const answer of [...both, later])
    expect([answer.statusCode, answer.json()]).toEqual([200, later.json()])
  expect(await door.rows()).toHaveLength(1)
  expect(await door.mails()).toHaveLength(2)
  expect((await door.stored()).kept).toHaveLength(1)
  const header = await door.send(address, enquiry, [profile], {
    'idempotency-key': keyed.submission_id,
  })
  expect(header.json()).toEqual(later.json())
})

onBothDatabases(
  'a key says nothing to a stranger: other words are another enquiry',
  async (house) => {
    const door = await openSubmissionsDoor(house)
    const keyed = { ...enquiry, submission_id: 'b9c0a1d2-0000-4000-8000-000000000001' }
    const first = (await door.send(address, keyed)).json()
    const other = (await door.send(address, { ...keyed, help: 'Other words' })).json()
    expect(other.reference).not.toBe(first.reference)
    expect(await door.rows()).toHaveLength(2)
    const bad = await door.send(address, { ...keyed, submission_id: 'short' })
    expect(bad.statusCode).toBe(400)
  },
)

onDatabase('sqlite', 'who sends too much waits, and is told how long', async (house) => {
  const door = await openSubmissionsDoor(house, { rateLimit: true })
  const statuses: number[] = []
  for (let index = 0; index < 20; index++)
    statuses.push((await door.send(address, enquiry)).statusCode)
  expect(new Set(statuses)).toEqual(new Set([200]))
  const refused = await door.send(address, enquiry, [profile])
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json().message).toMatch(/Please try again in \d+ seconds\.$/)
  expect(await door.rows()).toHaveLength(20)
})

onBothDatabases('CON-6: visitor text reaches no header and no recipient', async (house) => {
  const door = await openSubmissionsDoor(house)
  await door.send(address, { ...enquiry, name: 'BUY NOW', help: 'https://buy.example' })
  const mails = await door.mails()
  const receipt = mails.find(({ recipient }) => recipient === enquiry.email)!
  expect(receipt.mail).not.toMatch(/BUY NOW|buy\.example/)
  for (const { subject } of mails) expect(subject).not.toMatch(/BUY NOW|buy\.example/)
})

onBothDatabases(
  'with FILES_URL the attachment lies in the bucket, and is read from it',
  async (house) => {
    const door = await openSubmissionsDoor(house, { filesUrl: await startS3() })
    expect((await door.send(address, enquiry, [profile])).statusCode).toBe(200)
    expect(await door.stored()).toEqual({ kept: [], held: [] })
    const [item] = (await door.get('/api/enquiries')).json().enquiries
    const file = await door.get(`/api/files/${item.file.id}`)
    expect(file.rawPayload.equals(profile.bytes)).toBe(true)
    expect(file.headers['content-length']).toBe(String(profile.bytes.length))
  },
)

onDatabase(
  'sqlite',
  'CON-6: a damaged form is stored or refused in words, never a failure of ours',
  async (house) => {
    const door = await openSubmissionsDoor(house)
    const { payload, headers } = multipartBody(enquiry, [profile])
    const damage = fc.array(fc.tuple(fc.nat(payload.length - 1), fc.nat(255)), { maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(damage, fc.nat(payload.length), async (hits, cut) => {
        const body = Buffer.from(payload)
        for (const [at, value] of hits) body[at] = value
        const sent = hits.length % 2 === 0 ? body : body.subarray(0, cut)
        const before = (await door.rows()).length
        const answer = await door.app.inject({
          method: 'POST',
          url: address,
          payload: sent,
          headers: { ...headers, accept: 'application/json' },
        })
        expect(answer.json().message).toMatch(/^[A-Z]/)
        expect([200, 400, 413]).toContain(answer.statusCode)
        const rows = (await door.rows()).length
        expect(rows - before).toBe(answer.statusCode === 200 ? 1 : 0)
      }),
      { numRuns: 300 },
    )
    const { kept, held } = await door.stored()
    expect(held).toEqual([])
    expect(kept).toHaveLength((await door.attachments()).length)
  },
)
