import { expect, test } from 'vitest'
import { asciiDigits } from './ascii-digits.ts'

test('CON-3: digits of every script become those of ASCII, and all else stays', () => {
  expect(asciiDigits('٠١٢٣٤٥٦٧٨٩ ۰۹ ०९ ０９ 𝟎𝟗𝟘𝟡𝟶𝟿')).toBe('0123456789 09 09 09 090909')
  expect(asciiDigits('+91 (98) a-½²Ⅳ四')).toBe('+91 (98) a-½²Ⅳ四')
})
