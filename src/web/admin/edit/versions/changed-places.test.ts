import { expect, test } from 'vitest'
import { differencesOf, isAmong, placesOf } from './changed-places.ts'

const changedPlaces = (was: unknown, is: unknown) => placesOf(differencesOf(was, is))

const card = (title: string) => ({ title, text: `All about ${title}` })
const [ash, birch, cedar, dogwood] = ['Ash', 'Birch', 'Cedar', 'Dogwood'].map(card)

test('issue 16: what only has another number did not change', () => {
  expect(changedPlaces({ cards: [ash, birch, cedar] }, { cards: [birch, cedar] })).toEqual({
    was: ['cards.0'],
    is: [],
  })
  expect(changedPlaces({ cards: [birch] }, { cards: [ash, birch, dogwood] })).toEqual({
    was: [],
    is: ['cards.0', 'cards.2'],
  })
})

test('what was moved is one, and what is otherwise in it is called as each side calls it', () => {
  const moved = changedPlaces({ cards: [ash, birch, cedar] }, { cards: [birch, cedar, ash] })
  expect(moved).toEqual({ was: ['cards.0'], is: ['cards.2'] })
  const otherwise = { ...cedar!, text: 'All about Cedar, and more' }
  expect(changedPlaces({ cards: [ash, birch, cedar] }, { cards: [birch, otherwise] })).toEqual({
    was: ['cards.0', 'cards.2.text'],
    is: ['cards.1.text'],
  })
})

test('issue 16: what stands at its place still is not told as moved', () => {
  const turned = changedPlaces({ cards: [ash, birch, cedar] }, { cards: [cedar, birch, ash] })
  expect(turned).toEqual({ was: ['cards.0', 'cards.2'], is: ['cards.2', 'cards.0'] })
})

test('fields, pictures and blocks are told as they differ', () => {
  const picture = { upload: '/media/a', alt: 'A' }
  const block = { block: 'lead', text: 'One' }
  expect(
    changedPlaces(
      { title: 'A', picture, blocks: [block] },
      { title: 'B', picture: { ...picture, alt: 'B' }, blocks: [block], lead: 'New' },
    ),
  ).toEqual({ was: ['title', 'picture'], is: ['title', 'picture', 'lead'] })
  expect(changedPlaces({ title: 'A ' }, { title: 'A' })).toEqual({ was: [], is: [] })
})

test('a place is among others that it stands in, or has in it', () => {
  expect(isAmong(['cards.1'], 'cards.1.title')).toBe(true)
  expect(isAmong(['cards.1.title'], 'cards.1')).toBe(true)
  expect(isAmong(['cards.1'], 'cards.10')).toBe(false)
})
