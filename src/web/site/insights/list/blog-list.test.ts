import { expect, test } from 'vitest'
import { emptyList, firstList, goesOn, isStillEmpty, withPage } from './blog-list.ts'

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
  expect(goesOn(list)).toBe(false)
})

test('INS-3: an empty page is no end while there is more, and ten in a row are enough', () => {
  const empty = (token: string) => ({ posts: [], hasMore: true, nextContinuationToken: token })
  let list = firstList('', empty('1'))
  expect(list.state).toBe('loading')
  for (let number = 2; number <= 10; number++) {
    expect(isStillEmpty({ ...list, state: 'ready' })).toBe(true)
    list = withPage(list, empty(`${number}`))
  }
  expect([isStillEmpty(list), goesOn(list), list.hasMore]).toEqual([false, false, true])
  expect(goesOn(withPage(list, page('a')))).toBe(true)
  expect(firstList('', { posts: [], hasMore: false }).state).toBe('ready')
})

test('INS-4: the same place with nothing new is the end', () => {
  const list = firstList('', page('a'))
  expect(withPage(list, page('a'))).toMatchObject({ hasMore: false, state: 'ready' })
  expect(withPage(list, { ...page('b'), nextContinuationToken: 'after a' }).hasMore).toBe(true)
})

test('INS-4: another category begins without posts and without a token', () => {
  expect(emptyList('Data')).toMatchObject({ posts: [], category: 'Data', state: 'loading' })
  expect(emptyList('Data').nextContinuationToken).toBeUndefined()
})

test('INS-4: it goes on while there is more, however long it is', () => {
  let list = firstList('', page('a'))
  for (let number = 1; number <= 1000; number++) {
    expect(goesOn(list)).toBe(true)
    list = withPage(list, page(`${number}`))
  }
  expect(goesOn({ ...list, state: 'failed' })).toBe(false)
  expect(goesOn({ ...list, state: 'loading' })).toBe(false)
  expect(goesOn({ ...list, hasMore: false })).toBe(false)
})
