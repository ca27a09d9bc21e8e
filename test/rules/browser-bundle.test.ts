import { sample } from '../sample/sample-documents.ts'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from './imports.ts'

const bundle = filesBelow('build/client/assets')
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value
      ? Object.values(value).flatMap(strings)
      : []

test('the company’s words reach the browser in the page, never in its code', () => {
  const sentences = strings([
    sample.home,
    sample.careersPage,
    sample.testimonials,
    sample.timeline,
  ]).filter((text) => text.length > 30)
  expect(sentences.length).toBeGreaterThan(20)
  const carried = bundle.flatMap(({ file, text }) =>
    sentences.filter((one) => text.includes(one)).map((one) => `${file}: ${one}`),
  )
  expect(carried).toEqual([])
})

test('nothing of the server is in the browser’s code', () => {
  const marks = [
    'better-sqlite3',
    'kysely',
    'passwordHash',
    'argon2',
    'i18next',
    'pg_notify',
    'process.env.DATABASE_URL',
    'ADMIN_PASSWORD',
  ]
  const carried = bundle.flatMap(({ file, text }) =>
    marks.filter((mark) => text.includes(mark)).map((mark) => `${file}: ${mark}`),
  )
  expect(carried).toEqual([])
})

test('no map of our sources is published', () => {
  expect(filesBelow('build/client').filter((file) => file.endsWith('.map'))).toEqual([])
  expect(
    bundle.filter(({ text }) => text.includes('sourceMappingURL')).map(({ file }) => file),
  ).toEqual([])
})
