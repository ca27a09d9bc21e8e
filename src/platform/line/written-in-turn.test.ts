import { expect, test } from 'vitest'
import { writtenInTurn } from './written-in-turn.ts'

test('issue 12, 5: a flood of one large answer has it read once for all who wait, and nobody waits behind all of it', async () => {
  const written = writtenInTurn()
  const reads: string[] = []
  let inside = 0
  const ask = (asker: string, key: string) =>
    written(asker, key, async () => {
      expect(++inside).toBe(1)
      reads.push(key)
      await new Promise(setImmediate)
      inside--
      return { key, place: reads.length }
    })
  const flood = Array.from({ length: 64 }, (_, n) => ask(`flood ${n % 3}`, 'large'))
  const other = ask('reader', 'small')
  expect(JSON.parse(String(await other))).toMatchObject({ key: 'small' })
  const answers = await Promise.all(flood)
  expect(reads.length).toBeLessThanOrEqual(3)
  expect(new Set(answers.map(String)).size).toBeLessThanOrEqual(2)
})
