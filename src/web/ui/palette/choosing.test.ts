import { expect, test } from 'vitest'
import { afterKey, type Here, type List, placeIn } from './choosing.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const list: List = { of: 'cloud', count: 3, first: 0 }

/** The places that keys lead to, one after the other. */
function places(keys: string[], { typed = 'cloud', ...more }: Partial<List & { typed: string }>) {
  const now = { ...list, ...more }
  let here: Here | undefined
  return keys.map((key) => {
    here = afterKey({ key, ...plain }, now, typed, here) ?? here
    return placeIn(now, here)
  })
}

test('arrows go through the list and round its ends', () => {
  expect(places(['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'], {})).toEqual([1, 2, 0, 2])
})

test('where nothing is chosen yet, an arrow begins at its end of the list', () => {
  expect(places(['ArrowDown'], { first: -1 })).toEqual([0])
  expect(places(['ArrowUp'], { first: -1 })).toEqual([2])
})

test('Home and End are the text’s until the arrows are in the list, and again when they leave it', () => {
  expect(places(['End', 'ArrowDown', 'End', 'Home'], {})).toEqual([0, 1, 2, 0])
  expect(places(['ArrowDown', 'ArrowLeft', 'End', 'ArrowDown', 'End'], {})).toEqual([1, 1, 1, 2, 2])
  expect(places(['End', 'Home'], { typed: '' })).toEqual([2, 0])
})

test('an empty list, other keys and keys held with another mean nothing', () => {
  expect(places(['ArrowDown', 'End'], { count: 0, typed: '' })).toEqual([-1, -1])
  for (const key of ['a', 'Enter', 'Tab', 'ArrowRight'])
    expect([key, afterKey({ key, ...plain }, list, 'cloud')]).toEqual([key, undefined])
  for (const held of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])
    expect([held, afterKey({ key: 'ArrowDown', ...plain, [held]: true }, list, 'cloud')]).toEqual([
      held,
      undefined,
    ])
})

test('another answer begins anew, and a shorter list holds its last', () => {
  const here = { of: 'cloud', place: 2, isAmong: true }
  expect(placeIn(list, here)).toBe(2)
  expect(placeIn({ ...list, of: 'clouds' }, here)).toBe(0)
  expect(placeIn({ ...list, of: 'clouds', first: -1 }, here)).toBe(-1)
  expect(placeIn({ ...list, count: 2 }, here)).toBe(1)
  expect(afterKey({ key: 'Home', ...plain }, { ...list, of: 'clouds' }, 'clouds', here)).toBe(
    undefined,
  )
})
