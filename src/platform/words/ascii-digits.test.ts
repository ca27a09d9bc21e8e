import { expect, test, vi } from 'vitest'
import { asciiDigits } from './ascii-digits.ts'

test('CON-3: digits of every script become those of ASCII, and all else stays', () => {
  expect(asciiDigits('٠١٢٣٤٥٦٧٨٩ ۰۹ ०९ ０９ 𝟎𝟗𝟘𝟡𝟶𝟿')).toBe('0123456789 09 09 09 090909')
  expect(asciiDigits('+91 (98) a-½²Ⅳ四')).toBe('+91 (98) a-½²Ⅳ四')
})

test('a text of nothing but digits is as cheap as any: each digit is worked out once', () => {
  const steps = vi.spyOn(String, 'fromCodePoint')
  expect(asciiDigits('𝟿'.repeat(50_000))).toBe('9'.repeat(50_000))
  expect(asciiDigits('9'.repeat(200_000))).toBe('9'.repeat(200_000))
  expect(steps.mock.calls.length).toBeLessThan(100)
  steps.mockRestore()
})
