import { expect, test } from 'vitest'
import { markOf } from '../../../../../features/documents/marks/marks.ts'
import type { Field } from '../../fields/field-path.ts'
import { around, markedWordsIn, missingWords, ownWords } from './marked-words.ts'

const field = (path: string): Field => ({ kind: 'office', id: 'harbour', path })
const marked = (words: string, path: string) => words + markOf(field(path))

test('each words of a text are told apart by the marks behind them', () => {
  const text = `${marked('Harbour', 'name')}, open ${marked('9 to 5', 'hours')} each day`
  expect(markedWordsIn(text)).toMatchObject([
    { field: field('name'), words: 'Harbour', from: 0, to: 7 },
    { field: field('hours'), words: ', open 9 to 5' },
  ])
  const [, hours] = markedWordsIn(text)
  expect(text.slice(hours!.from, hours!.to)).toBe(', open 9 to 5')
})

test('the words of the field are what its value says, without what the page puts before them', () => {
  const [, hours] = markedWordsIn(`${marked('Harbour', 'name')}, open ${marked('9 to 5', 'hours')}`)
  const own = ownWords(hours!, '9 to 5')
  expect(own?.words).toBe('9 to 5')
  expect(own!.to - own!.from).toBe(6)
})

test('words that a page has changed are nobody’s to type in', () => {
  const [shown] = markedWordsIn(marked('HARBOUR', 'name'))
  expect(ownWords(shown!, 'Harbour')).toBeUndefined()
  expect(ownWords(shown!, undefined)).toBeUndefined()
})

test('a paragraph is found in the text of several, with what stands around it', () => {
  const value = 'One.\n\nTwo.\n\nThree.'
  const [shown] = markedWordsIn(marked('Two.', 'text'))
  expect(ownWords(shown!, value)?.words).toBe('Two.')
  expect(around(value, 'Two.')).toEqual(['One.\n\n', '\n\nThree.'])
  expect(around('Two.', 'Two.')).toEqual(['', ''])
})

test('a paragraph that ends with the words of another is itself; of two that say the same, none is', () => {
  const [shown] = markedWordsIn(marked('Text: One and two.', 'text'))
  const ownIn = (value: string) => ownWords(shown!, value)?.words
  expect(ownIn('two.\n\nOne and two.')).toBe('One and two.')
  expect(ownIn('One and two.\n\ntwo.\n\nOne and two.')).toBeUndefined()
})

test('issue 16: words with the flag of Scotland are those of their field', () => {
  const scotland = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'
  const words = `Harbour ${scotland} and pier`
  const shown = markedWordsIn(`${marked(words, 'name')}, ${marked('9 to 5', 'hours')}`)
  expect(shown.map(({ field: { path } }) => path)).toEqual(['name', 'hours'])
  expect(ownWords(shown[0]!, words)).toMatchObject({ words, from: 0, to: words.length })
})

test('half a mark names nothing', () => {
  const whole = marked('Harbour', 'name')
  expect(markedWordsIn(whole.slice(0, -2))).toEqual([])
  expect(markedWordsIn('plain')).toEqual([])
})

test('issue 16: what must be there and is empty is written where its note stands', () => {
  const [shown] = markedWordsIn(`Phone: ${marked('‹Phone number›', 'phone')}`)
  for (const empty of [undefined, '', ' \n'])
    expect(missingWords(shown!, empty, 'Phone number')).toMatchObject({
      words: '',
      from: 7,
      to: 21,
    })
  expect(missingWords(shown!, '‹Phone number›', 'Phone number')).toBeUndefined()
  expect(missingWords(shown!, undefined, 'Fax')).toBeUndefined()
})
