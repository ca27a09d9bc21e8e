import { expect, test } from 'vitest'
import { outcomeOf } from '../forms/form-outcome.ts'
import { addressOf, formFor } from './send-form.ts'

const service = { url: '', userId: 'user', serviceId: 'service', templateId: 'template' }

test('CON-6: a missing user, service or template id is an error that names it', () => {
  for (const [name, words] of [
    ['userId', /user ID .* required/],
    ['serviceId', /service ID .* required/],
    ['templateId', /template ID .* required/],
  ] as const)
    for (const nothing of [undefined, ''])
      expect(() => formFor({ ...service, [name]: nothing }, new FormData())).toThrow(words)
})

test.each([undefined, null, 'form', 7, {}, [], { nodeName: 'FORM' }])(
  'CON-6: %o is not a form, and the error says so',
  (nothing) => {
    expect(() => formFor(service, nothing)).toThrow('expected to be a form')
  },
)

test('CON-6: the fields of the form travel with version and ids', () => {
  const form = new FormData()
  form.set('name', 'Asha')
  const sent = Object.fromEntries(formFor(service, form))
  expect(sent).toEqual({
    name: 'Asha',
    lib_version: expect.stringMatching(/./),
    service_id: 'service',
    template_id: 'template',
    user_id: 'user',
  })
})

test('CON-6: another company’s service is asked at the same path', () => {
  const path = '/api/v1.0/email/send-form'
  expect(addressOf(service)).toBe(path)
  expect(addressOf({ url: 'https://mail.example' })).toBe(`https://mail.example${path}`)
  expect(addressOf({ url: `https://mail.example${path}` })).toBe(`https://mail.example${path}`)
})

test('CON-6: status 200 or the text OK is success, anything else is not', () => {
  expect(outcomeOf({ status: 200, text: '' })).toEqual({ receipt: {} })
  expect(outcomeOf({ status: 202, text: 'OK' }).receipt).toEqual({})
  expect(outcomeOf({ status: 200, text: '{"reference":"E-1"}' })).toMatchObject({
    receipt: { reference: 'E-1' },
  })
  for (const [status, text] of [
    [201, '{"x":1}'],
    [204, ''],
  ] as const)
    expect(outcomeOf({ status, text })).toEqual({ errors: {} })
  for (const status of [204, 400, 403, 500])
    expect(outcomeOf({ status, text: 'no' })).toEqual({ errors: {} })
  const fields = { name: 'Please give your name.' }
  const text = JSON.stringify({ message: 'Please give your name.', fields })
  expect(outcomeOf({ status: 400, text })).toMatchObject({ errors: fields })
  expect(outcomeOf({ status: 503, text })).toMatchObject({ message: undefined })
  for (const shape of [
    { message: ['email must be an email'], fields: null },
    { message: { text: 'no' }, fields: ['no'] },
    { message: 7, fields: 'no' },
  ]) {
    const text = JSON.stringify(shape)
    expect(outcomeOf({ status: 400, text })).toEqual({
      errors: expect.any(Object),
    })
  }
})

test('a 413 in no words of ours is told as what it is, one of ours as we said it', () => {
  const tooLarge = 'The file is too large to be sent here.'
  const told = (status: number, text: string) => outcomeOf({ status, text }, undefined, tooLarge)
  const page = '<html><h1>413 Request Entity Too Large</h1></html>'
  expect(told(413, page)).toMatchObject({ message: tooLarge })
  expect(told(413, '{"message":"Smaller than 10 MB."}')).toMatchObject({
    message: 'Smaller than 10 MB.',
  })
  expect(told(400, page)).toMatchObject({ message: undefined })
  expect(told(502, page)).toMatchObject({ message: undefined })
})
