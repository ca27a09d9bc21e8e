import { expect, test } from 'vitest'
import { ReadCache } from './read-cache.ts'

test('what several ask for is read once, and again once it is forgotten', async () => {
  const cache = new ReadCache<number>(10)
  let reads = 0
  const read = async () => ++reads
  expect(await Promise.all([cache.get('a', read), cache.get('a', read)])).toEqual([1, 1])
  expect(await cache.get('b', read)).toBe(2)
  cache.forget()
  expect(await cache.get('a', read)).toBe(3)
})

test('what was being read when it was forgotten is kept no longer', async () => {
  const cache = new ReadCache<string>(10)
  const { promise, resolve } = Promise.withResolvers<string>()
  const early = cache.get('a', () => promise)
  cache.forget()
  expect(await cache.get('a', async () => 'new')).toBe('new')
  resolve('old')
  expect(await early).toBe('old')
  expect(await cache.get('a', async () => 'newer')).toBe('new')
})

test('what could not be read is read again', async () => {
  const cache = new ReadCache<string>(10)
  await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache.get('a', async () => 'there')).toBe('there')
})

test('what was asked for longest ago makes room, by what each weighs', async () => {
  const cache = new ReadCache<number>(10, (weight) => weight)
  const reads: string[] = []
  const get = (key: string, weight: number) =>
    cache.get(key, async () => {
      reads.push(key)
      return weight
    })
  for (const key of ['a', 'b', 'c']) await get(key, 3)
  await get('a', 3)
  await get('d', 3)
  for (const key of ['a', 'c', 'd', 'b']) await get(key, 3)
  expect(reads).toEqual(['a', 'b', 'c', 'd', 'b'])
  await get('large', 11)
  await get('large', 11)
  expect(reads.slice(5)).toEqual(['large', 'large'])
})
