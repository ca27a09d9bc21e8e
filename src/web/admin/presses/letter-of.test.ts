import { expect, test } from 'vitest'
import { letterOf } from './letter-of.ts'

test.for([
  ['z', 'KeyZ', 'z'],
  ['Z', 'KeyZ', 'z'],
  // French keys: the letter counts, not its place.
  ['z', 'KeyW', 'z'],
  ['я', 'KeyZ', 'z'],
  ['Λ', 'KeyL', 'l'],
  ['ل', 'KeyG', 'g'],
  ['.', 'KeyE', '.'],
  ['é', 'Digit2', 'é'],
  ['Enter', 'Enter', 'enter'],
] as const)('issue 16: %s on %s is meant as %s', ([key, code, letter]) => {
  expect(letterOf({ key, code })).toBe(letter)
})
