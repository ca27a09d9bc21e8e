import { expect, test } from 'vitest'
import { pastedWords } from './pasted-words.ts'

test.for([
  [' and more', ' and more'],
  ['more and\u00A0', 'more and '],
  ['\r\n  a line\r\nand\u200B another \n', 'a line and another'],
  ['\n', ''],
  ['Asha\tHead of testing\r\n', 'Asha Head of testing'],
  ['a slide\vof two lines', 'a slide of two lines'],
] as const)('in one line, %j is pasted as %j', ([text, words]) => {
  expect(pastedWords(text, true)).toBe(words)
})

test('in a text, lines stay, and paragraphs are parted once', () => {
  expect(pastedWords(' One\r\ntwo\n\n\n\nthree ', false)).toBe(' One\ntwo\n\nthree ')
})
