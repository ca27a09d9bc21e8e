import { expect, test } from 'vitest'
import { markOf } from '../../features/documents/marks/marks.ts'
import { fillsMoreThanItsLine, roomOfWords } from './room-of-words.server.ts'

test.each([
  ['Foyer', 5],
  ['Söhne & Co', 10],
  ['株式会社', 8],
  ['スーパー、デモ', 14],
  ['서울 Lab', 8],
  ['Ａ１', 4],
])('%s takes the room of %i letters', (words, room) => {
  expect(roomOfWords(words)).toBe(room)
  expect(roomOfWords(words + markOf({ kind: 'company', id: 'company', path: 'name' }))).toBe(room)
})

test.each(['INSIGHT', 'Journal', 'WORDS', 'Блог', '洞察'])('%s fits a line of its own', (word) => {
  const marked = word + markOf({ kind: 'insights-page', id: 'insights-page', path: 'title' })
  expect([word, marked].map(fillsMoreThanItsLine)).toEqual([false, false])
})

test.each(['INSIGHTS', 'DOMAIN', 'Harbour notes', 'インサイト'])(
  '%s is wider than its line',
  (word) => {
    expect(fillsMoreThanItsLine(word)).toBe(true)
  },
)
