import { expect, test } from 'vitest'
import { markOf } from '../../features/documents/marks/marks.ts'
import { roomOfWords } from './room-of-words.server.ts'

test.each([
  ['Hansen', 6],
  ['Söhne & Co', 10],
  ['株式会社', 8],
  ['スーパー、デモ', 14],
  ['서울 Lab', 8],
  ['Ａ１', 4],
])('%s takes the room of %i letters', (words, room) => {
  expect(roomOfWords(words)).toBe(room)
  expect(roomOfWords(words + markOf({ kind: 'company', id: 'company', path: 'name' }))).toBe(room)
})
