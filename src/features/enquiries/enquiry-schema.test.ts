import { expect, test } from 'vitest'
import { enquirySchema } from './enquiry-schema.ts'

const typed = { name: 'Asha', email: 'a@example.com', phoneNumber: '98220 00000', help: 'Help.' }

test('issue 12: enquiries are judged by one schema until there are other country codes', () => {
  const schema = enquirySchema(['+91', '+1'], '+91')
  expect(enquirySchema(['+91', '+1'], '+91')).toBe(schema)
  expect(schema.parse(typed)).toMatchObject({ countryCode: '+91' })

  expect(enquirySchema(['+91', '+1'], '+1').parse(typed)).toMatchObject({ countryCode: '+1' })
  const fewer = enquirySchema(['+91'], '+91')
  expect(fewer.safeParse({ ...typed, countryCode: '+1' }).success).toBe(false)
})
