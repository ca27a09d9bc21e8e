import { expect, test } from 'vitest'
import { firstCountryCode } from './country-codes-of.ts'

test('CON-3, issue 16: the enquiry form begins with the code of the company’s phone, unless it names one', () => {
  const first = (contacts: object, furtherCodes?: object[]) =>
    firstCountryCode({ company: { contacts, furtherCodes } } as never)
  expect(first({})).toBe('+91')
  expect(first({ phone: '+91 20 5550 0100' })).toBe('+91')
  expect(first({ phone: '+47 22 00 00 00' })).toBe('+47')
  expect(first({ phone: '+ 371 (6) 000-0000' })).toBe('+371')
  expect(first({ phone: '020 5550 0100' })).toBe('+91')
  expect(first({ phone: '+47 22 00 00 00', countryCode: '+46' })).toBe('+46')
  expect(first({ phone: '+47 22' }, [{ code: '+298', country: 'Faroes' }])).toBe('+298')
})
