import { expect, test } from 'vitest'
import { readFields } from '../../platform/http/read-fields.ts'
import { jobChangeSchema, jobSchema } from './job-schema.ts'

const job = {
  title: 'Tester',
  description: 'You test.\n\nAll week.',
  requirements: 'Patience\nCuriosity',
  location: 'Kochi',
  salaryRange: '₹9–15 lakh',
}

const refusalOf = (sent: unknown) => {
  try {
    readFields(jobSchema, sent)
  } catch (problem) {
    return problem as { status: number; message: string; fields: Record<string, string> }
  }
  throw new Error('This job was accepted.')
}

test('API-1: a job is five texts, trimmed, with the line breaks of any system', () => {
  expect(readFields(jobSchema, job)).toEqual(job)
  const sent = {
    ...job,
    title: '  Tester\t',
    requirements: ' Patience\r\nCuriosity\r',
    more: 'no',
  }
  expect(readFields(jobSchema, sent)).toEqual(job)
})

test('ADM-4: every text is required, and each that is missing is named in words', () => {
  const fields = {
    title: 'Please give the title of the job.',
    description: 'Please give the description of the job.',
    requirements: 'Please give the requirements of the job.',
    location: 'Please give the location of the job.',
    salaryRange: 'Please give the salary range of the job.',
  }
  expect(refusalOf({})).toMatchObject({
    status: 400,
    message: Object.values(fields).join(' '),
    fields,
  })
  for (const empty of ['', '  \n ', '\u200b', '\ufeff \u00a0', '\u2066\u2069'])
    expect(refusalOf({ ...job, location: empty }).fields).toEqual({ location: fields.location })
})

test.each([null, undefined, 7, 'text', [], [job]])('%o is no job', (sent) => {
  expect(refusalOf(sent)).toMatchObject({
    status: 400,
    message: 'A job is an object with five texts.',
  })
})

test.each([null, 7, true, ['Tester'], { toString: 'Tester' }])(
  'the title %o is no text',
  (title) => {
    expect(refusalOf({ ...job, title }).fields).toEqual({ title: 'Title must be text.' })
  },
)

test.each(['a\0b', 'a\u0007b', 'a\u001bb', 'a\u007fb', 'a\u0085b', 'a\ud800b'])(
  'the description %j contains what cannot be shown',
  (description) => {
    const fields = { description: 'Description contains a character that cannot be shown.' }
    expect(refusalOf({ ...job, description }).fields).toEqual(fields)
  },
)

test.each(['😀 Tester', 'परीक्षक', 'مختبر', '测试', 'Ω', '👩🏽‍💻', '<b>Tester</b>'])(
  'the title %s is one',
  (title) => {
    expect(readFields(jobSchema, { ...job, title }).title).toBe(title)
  },
)

test('title, location and salary range are single lines', () => {
  for (const name of ['title', 'location', 'salaryRange'])
    expect(refusalOf({ ...job, [name]: 'one\ntwo' }).fields).toEqual({
      [name]: expect.stringMatching(/ must be a single line\.$/),
    })
})

test('texts have a largest length, and are accepted up to it', () => {
  const largest = {
    title: 120,
    description: 10_000,
    requirements: 10_000,
    location: 120,
    salaryRange: 120,
  }
  for (const [name, most] of Object.entries(largest)) {
    readFields(jobSchema, { ...job, [name]: 'a'.repeat(most) })
    expect(refusalOf({ ...job, [name]: 'a'.repeat(most + 1) }).fields).toEqual({
      [name]: expect.stringMatching(
        new RegExp(` has at most ${most.toLocaleString('en')} characters\\.$`),
      ),
    })
  }
})

test('a change may name the version that it was made from', () => {
  expect(readFields(jobChangeSchema, { ...job, id: 'x', version: 3 })).toEqual({
    ...job,
    version: 3,
  })
  expect(readFields(jobChangeSchema, job)).toEqual(job)
  for (const version of ['3', 1.5, null, Number.NaN])
    expect(() => readFields(jobChangeSchema, { ...job, version })).toThrow(
      'Version must be a whole number.',
    )
})
