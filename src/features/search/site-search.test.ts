import { expect, test } from 'vitest'
import { createSiteSearch } from './site-search.ts'

const page = (title: string) => ({
  path: `/${title}`,
  title,
  kind: 'post',
  description: '',
  within: [],
  headings: [],
  text: '',
})

function counted(read: (time: number) => string[]) {
  let reads = 0
  const search = createSiteSearch({
    list: async () => read(++reads).map(page),
    useful: [],
  })
  const titles = async (typed: string) =>
    (await search.find(typed, 10)).results.map(({ title }) => title)
  return { search, titles, reads: () => reads }
}

test('the pages are read once, however many search at once', async () => {
  const { titles, reads } = counted(() => ['cloud'])
  await Promise.all(Array.from({ length: 20 }, () => titles('cloud')))
  expect(await titles('cloud')).toEqual(['cloud'])
  expect(reads()).toBe(1)
})

test('after a change the pages are read anew', async () => {
  const { search, titles } = counted((time) => (time === 1 ? ['old'] : ['new']))
  expect(await titles('old')).toEqual(['old'])
  search.drop()
  expect([await titles('old'), await titles('new')]).toEqual([[], ['new']])
})

test('a reading that failed is tried again by the next who searches', async () => {
  const { titles } = counted((time) => {
    if (time === 1) throw new Error('no database')
    return ['cloud']
  })
  await expect(titles('cloud')).rejects.toThrow('no database')
  expect(await titles('cloud')).toEqual(['cloud'])
})
