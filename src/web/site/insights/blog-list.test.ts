import { expect, test } from 'vitest'
import { emptyList, firstList, isSelfLoading, mostAutomaticLoads, withPage } from './blog-list.ts'

const page = (...keys: string[]) => ({
  posts: keys.map((key) => ({ key })),
  hasMore: true,
  nextContinuationToken: `after ${keys.at(-1)}`,
})

const keys = ({ posts }: { posts: { key: string }[] }) => posts.map(({ key }) => key)

test('INS-4: a post that comes twice is listed once, where it stood first', () => {
  const list = withPage(firstList('', page('c', 'b', 'a')), page('a', 'b', 'z', 'z'))
  expect(keys(list)).toEqual(['c', 'b', 'a', 'z'])
  expect(list.nextContinuationToken).toBe('after z')
})

test('INS-4: the last page ends the list', () => {
  const list = withPage(firstList('', page('a')), { posts: [], hasMore: false })
  expect(list).toMatchObject({ hasMore: false, nextContinuationToken: undefined, state: 'ready' })
  expect(isSelfLoading(list)).toBe(false)
})

test('INS-4: another category begins without posts and without a token', () => {
  expect(emptyList('Data')).toMatchObject({ posts: [], category: 'Data', state: 'loading' })
  expect(emptyList('Data').nextContinuationToken).toBeUndefined()
})

test('INS-4: it loads by itself while there is more, but only a few times', () => {
  const list = firstList('', page('a'))
  expect(isSelfLoading(list)).toBe(true)
  expect(isSelfLoading({ ...list, state: 'failed' })).toBe(false)
  expect(isSelfLoading({ ...list, state: 'loading' })).toBe(false)
  expect(isSelfLoading({ ...list, automaticLoads: mostAutomaticLoads })).toBe(false)
})
