import { expect, test } from 'vitest'
import { writtenWords } from './written-words.ts'

test('a letter is written in what the field says by now', () => {
  const words = writtenWords('One', 'One')
  words.write('One,')
  expect(words.said()).toBe('One,')
  expect(words.follow('One, theirs')).toBe('One, theirs')
  words.write('One, theirs, mine')
  expect(words.said()).toBe('One, theirs, mine')
})

test('who writes in a paragraph goes on in it, whatever becomes of those around it', () => {
  const words = writtenWords('One.\n\nTwo.\n\nThree.', 'Two.')
  words.write('Two, mine. ')
  expect(words.follow('Zero.\n\nOne.\n\nTwo, mine. \n\nThree, theirs.')).toBe('Two, mine. ')
  words.write('Two, mine.')
  expect(words.said()).toBe('Zero.\n\nOne.\n\nTwo, mine.\n\nThree, theirs.')
  expect(words.follow('Zero.\n\nOne.\n\nTwo, theirs.\n\nThree, theirs.')).toBe('Two, theirs.')
})

test('where a paragraph is gone, parted or there twice, one can’t go on in it', () => {
  const after = (value: string) => writtenWords('One.\n\nTwo.', 'Two.').follow(value)
  expect(after('Three.')).toBeUndefined()
  expect(after('One.\n\nTwo, and\n\nthree.')).toBeUndefined()
  expect(after('Two.\n\nOne.\n\nTwo.')).toBeUndefined()
})
