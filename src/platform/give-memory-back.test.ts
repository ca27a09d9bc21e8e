import { getHeapStatistics } from 'node:v8'
import { expect, test } from 'vitest'
import { giveMemoryBack } from './give-memory-back.ts'

const megabyte = 1024 * 1024
const heap = () => getHeapStatistics().total_heap_size

/** As a body that nests arrays half a million deep does. */
function stretch() {
  const many = Array.from({ length: 2_000_000 }, (_, index) => [index])
  return many.length
}

test('a heap that a burst has stretched is given back when there is nothing to do', async () => {
  const before = heap()
  stretch()
  const stretched = heap()
  expect(stretched).toBeGreaterThan(before + 50 * megabyte)
  const timer = giveMemoryBack({ lookEachMs: 100, restFrom: 0 })
  await expect.poll(heap).toBeLessThan(before + 25 * megabyte)
  clearInterval(timer)
})
