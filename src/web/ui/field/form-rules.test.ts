import { expect, test } from 'vitest'
import { checkForm, type Rule } from './form-rules.ts'

const rules: Rule[] = [
  { name: 'name', missing: 'Name?' },
  { name: 'email', missing: 'Email?', notMail: 'One email.' },
  {
    name: 'resume',
    missing: 'Resume?',
    file: { most: 10, tooLarge: 'Too large.', endings: ['.pdf', '.doc'], wrongKind: 'Wrong kind.' },
  },
  { name: 'file', file: { most: 10, tooLarge: 'Too large.' } },
]

const filled = (more: Record<string, string | File> = {}) => {
  const data = new FormData()
  const all = { name: 'A', email: 'a@b.example', resume: new File(['x'], 'cv.PDF'), ...more }
  for (const [name, value] of Object.entries(all)) data.set(name, value)
  return checkForm(rules, data)
}

test('CON-3, CAR-6: a form with everything in it has no errors', () => {
  expect(filled()).toEqual({})
  expect(filled({ file: new File([], '') })).toEqual({})
})

test('CON-3: what is missing or only spaces is asked for', () => {
  expect(checkForm(rules, new FormData())).toEqual({
    name: 'Name?',
    email: 'Email?',
    resume: 'Resume?',
  })
  expect(filled({ name: ' \n' })).toEqual({ name: 'Name?' })
  expect(filled({ resume: new File([], '') })).toEqual({ resume: 'Resume?' })
})

test.each([
  'a',
  'a@',
  '@b.example',
  'a@b',
  'a b@c.example',
  'a@b..example',
  'a@b.example,c@d.example x',
])('CAR-6: %s is not one mail address', (email) =>
  expect(filled({ email })).toEqual({ email: 'One email.' }),
)

test('CAR-6, CON-3: a file of the wrong kind or too large is told before it is sent', () => {
  expect(filled({ resume: new File(['x'], 'cv.exe') })).toEqual({ resume: 'Wrong kind.' })
  expect(filled({ resume: new File(['x'.repeat(11)], 'cv.doc') })).toEqual({ resume: 'Too large.' })
  expect(filled({ file: new File(['x'.repeat(10)], 'any.zip') })).toEqual({})
  expect(filled({ file: new File(['x'.repeat(11)], 'any.zip') })).toEqual({ file: 'Too large.' })
})
