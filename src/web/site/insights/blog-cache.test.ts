import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  cachedPost,
  cacheName,
  forgetPost,
  cachePost,
  readCache,
  watchCache,
} from './blog-cache.ts'

const week = 604_800_000
const kept = new Map<string, string>()
let isFull = false

class Tab extends EventTarget {
  localStorage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem(name: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      kept.set(name, value)
    },
  }
}

beforeEach(() => {
  const tab = new Tab()
  kept.clear()
  isFull = false
  vi.stubGlobal('localStorage', tab.localStorage)
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab))
  vi.stubGlobal('dispatchEvent', tab.dispatchEvent.bind(tab))
})

afterEach(() => vi.unstubAllGlobals())

const post = (key: string) => ({ key, title: `Post ${key}`, content: `<p>${key}</p>` })
const keys = (now?: number) => readCache(now).map(({ key }) => key)

test('INS-6: a kept post carries when it was kept and expires after 604800000 ms', () => {
  cachePost(post('a'), 1000)
  expect(JSON.parse(kept.get(cacheName)!)).toEqual([{ ...post('a'), cachedAt: 1000 }])
  expect(keys(1000 + week - 1)).toEqual(['a'])
  expect(keys(1000 + week)).toEqual([])
})

test('INS-6: the ten most recent are kept, each once, the newest first', () => {
  for (let number = 1; number <= 12; number++) cachePost(post(`${number}`), number)
  expect(keys(100)).toEqual(['12', '11', '10', '9', '8', '7', '6', '5', '4', '3'])
  cachePost(post('5'), 50)
  expect(keys(100)).toEqual(['5', '12', '11', '10', '9', '8', '7', '6', '4', '3'])
})

test('INS-6: what cannot be read is an empty cache', () => {
  for (const unreadable of [
    '{',
    'null',
    '"text"',
    '{"a":1}',
    '[null, 7, {"key":1}]',
    '[{"key":"a"}]',
  ]) {
    kept.set(cacheName, unreadable)
    expect(readCache()).toEqual([])
  }
  const cachedAt = Date.now()
  kept.set(cacheName, JSON.stringify([{ key: 'a', title: 'A', content: [], summary: 7, cachedAt }]))
  expect(readCache()).toEqual([{ key: 'a', title: 'A', cachedAt }])
  vi.stubGlobal('localStorage', undefined)
  expect(readCache()).toEqual([])
})

test('INS-6: a store that is full or forbidden is no reason to stop', () => {
  isFull = true
  expect(() => cachePost(post('a'))).not.toThrow()
  vi.stubGlobal('localStorage', undefined)
  expect(() => cachePost(post('a'))).not.toThrow()
})

test('INS-6: changes here, in another tab and elsewhere on the page are heard until nobody listens', () => {
  const changed = vi.fn<() => void>()
  const stop = watchCache(changed)
  cachePost(post('a'))
  expect(changed).toHaveBeenCalledTimes(1)
  dispatchEvent(new Event('blog-cache-updated'))
  dispatchEvent(Object.assign(new Event('storage'), { key: cacheName }))
  expect(changed).toHaveBeenCalledTimes(3)
  dispatchEvent(Object.assign(new Event('storage'), { key: 'other' }))
  expect(changed).toHaveBeenCalledTimes(3)
  stop()
  cachePost(post('b'))
  expect(changed).toHaveBeenCalledTimes(3)
})

test('INS-5: a post is found by its key, by its slug, or by the slug that its title makes', () => {
  cachePost({ ...post('a'), title: 'The Gate: a Product!' })
  cachePost({ ...post('b'), slug: 'post-b-2' })
  expect(cachedPost({ key: 'b', slug: 'elsewhere' })?.key).toBe('b')
  expect(cachedPost({ slug: 'the-gate-a-product' })?.key).toBe('a')
  expect(cachedPost({ slug: 'post-b-2' })?.key).toBe('b')
  expect(cachedPost({ slug: 'post-b' })).toBeUndefined()
  forgetPost('b')
  expect(cachedPost({ key: 'b', slug: 'elsewhere' })).toBeUndefined()
})
