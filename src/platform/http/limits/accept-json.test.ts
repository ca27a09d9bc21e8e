import { gzipSync } from 'node:zlib'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createHttp } from '../server.ts'

function door() {
  const log = pino({ level: 'silent' })
  const app = createHttp({ log, trustProxy: [], always: {} }, () => false)
  onTestFinished(() => app.close())
  const echo = async ({ body }: { body: unknown }) => ({ body })
  app.post('/open', { config: { access: 'public' } }, echo)
  app.post('/staff', { config: { access: { permission: 'posts' } } }, echo)
  return (payload: string | Buffer, url = '/staff', type = 'application/json', more = {}) =>
    app.inject({ method: 'POST', url, payload, headers: { 'content-type': type, ...more } })
}

test('JSON that is nested without end is refused before it is read', async () => {
  const send = door()
  await send('{}')
  for (const unit of ['[', '{"a":', '[{"a":']) {
    const answer = await send(unit.repeat(1_000_000 / unit.length))
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'json-too-deep'])
  }
  const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
  expect((await send(deep(64))).statusCode).toBe(200)
  expect((await send(deep(65))).statusCode).toBe(400)
  expect(
    (await send(JSON.stringify(Array.from({ length: 500 }, () => [[{ a: [] }]])))).statusCode,
  ).toBe(200)
  const words = { a: '['.repeat(200), b: '\\"{'.repeat(100), c: '\\' }
  expect((await send(JSON.stringify(words))).json().body).toEqual(words)
  expect((await send('"[[')).json().code).toBe('json-invalid')
})

test('anybody may send 16 kB of JSON, staff a megabyte', async () => {
  const send = door()
  const text = (length: number) => JSON.stringify('x'.repeat(length - 2))
  expect((await send(text(16 * 1024), '/open')).statusCode).toBe(200)
  expect((await send(text(16 * 1024 + 1), '/open')).statusCode).toBe(413)
  expect((await send(text(16 * 1024 + 1), '/nowhere')).statusCode).toBe(413)
  expect((await send(text(1024 * 1024))).statusCode).toBe(200)
  expect((await send(text(1024 * 1024 + 1))).statusCode).toBe(413)
})

test('JSON in anything but UTF-8 is refused, not changed', async () => {
  const send = door()
  const odd = Buffer.from('{"name":"\xff\xfe"}', 'latin1')
  const answer = await send(odd)
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'json-not-utf-8'])
  for (const charset of ['iso-8859-1', '"utf-16"', 'latin1'])
    expect((await send('{}', '/staff', `application/json; charset=${charset}`)).statusCode).toBe(
      415,
    )
  for (const charset of ['utf-8', 'UTF-8', '"utf8"'])
    expect(
      (await send('{"a":"ü"}', '/staff', `application/json;charset=${charset}`)).json(),
    ).toEqual({
      body: { a: 'ü' },
    })
  expect((await send('')).json()).toEqual({})
  const asText = await send('{}', '/staff', 'text/plain;charset=UTF-8')
  expect([asText.statusCode, asText.json().code]).toEqual([415, 'content-type-unknown'])
})

test('JSON that was compressed on its way is refused as what it is', async () => {
  const send = door()
  const packed = gzipSync('{"name":"Ana"}')
  const encoded = { 'content-encoding': 'gzip' }
  const answer = await send(packed, '/staff', 'application/json', encoded)
  expect([answer.statusCode, answer.json().code]).toEqual([415, 'body-encoded'])
  const plain = { 'content-encoding': 'Identity' }
  expect((await send('{}', '/staff', 'application/json', plain)).statusCode).toBe(200)
})
