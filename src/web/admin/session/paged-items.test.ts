import { InfiniteQueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { newDeskData } from './desk-data.ts'
import { changeItems, inARow, type Page } from './paged-items.ts'

type Item = { id: string; state: string }

const idOf = ({ id }: Item) => id
const item = (id: string): Item => ({ id, state: 'new' })
const pages: Record<string, Page<Item>> = {
  '': { items: [item('c'), item('b')], next: 'b' },
  b: { items: [item('b'), item('a')], next: null },
}

/** A list of two pages that is on a screen, with both of them loaded. */
async function shownList() {
  const data = newDeskData()
  const observer = new InfiniteQueryObserver(data, {
    queryKey: ['list', 'enquiries', '/api/enquiries'],
    queryFn: async ({ pageParam }) => pages[pageParam]!,
    initialPageParam: '',
    getNextPageParam: ({ next }: Page<Item>) => next || undefined,
  })
  const leave = observer.subscribe(() => {})
  await observer.refetch()
  await observer.fetchNextPage()
  const shown = () => inARow(observer.getCurrentResult().data?.pages ?? [], idOf)
  return { data, shown, leave }
}

test('what came in meanwhile moves the rest down, and nothing is shown twice', () => {
  expect(inARow(Object.values(pages), idOf).map(idOf)).toEqual(['c', 'b', 'a'])
})

test('a change reaches an item on any page, and what is dropped is on none', async () => {
  const { data, shown, leave } = await shownList()
  changeItems<Item>(data, 'enquiries', (items) =>
    items.map((one) => (one.id === 'a' ? { ...one, state: 'answered' } : one)),
  )
  expect(shown().at(-1)).toEqual({ id: 'a', state: 'answered' })
  changeItems<Item>(data, 'enquiries', (items) => items.filter(({ id }) => id !== 'b'))
  expect(shown().map(idOf)).toEqual(['c', 'a'])
  leave()
})

test('another noun’s list stays as it is, and so does what nobody has asked for', async () => {
  const { data, shown, leave } = await shownList()
  changeItems<Item>(data, 'applications', () => [])
  expect(shown()).toHaveLength(3)
  expect(data.getQueriesData({ queryKey: ['list', 'applications'] })).toEqual([])
  leave()
})
