import { expect, test } from 'vitest'
import { asSentence } from './as-sentence.ts'

test('CON-5: somebody else’s message ends as a sentence does, whether it came as one or not', () => {
  expect(asSentence('Quota exceeded')).toBe('Quota exceeded.')
  expect(asSentence('  Quota exceeded: \n')).toBe('Quota exceeded.')
  for (const whole of ['Try later.', 'Why?', 'No…', 'He said “no.”', '超過しました。', ''])
    expect(asSentence(whole)).toBe(whole)
})
