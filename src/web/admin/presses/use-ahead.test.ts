import { expect, test } from 'vitest'
import { Ahead } from './use-ahead.ts'

test('ADM-10: presses that come before the address has changed are all counted', () => {
  const ahead = new Ahead(0)
  const press = () => ahead.ask((ahead.place + 1) % 21)
  press()
  press()
  ahead.arrive(1)
  press()
  expect(ahead.place).toBe(3)
  ahead.arrive(3)
  press()
  expect(ahead.place).toBe(4)
  for (let count = 0; count < 21; count++) press()
  expect(ahead.place).toBe(4)
})

test('where Back leads takes away what was asked before', () => {
  const ahead = new Ahead<string | undefined>('a')
  ahead.ask('b')
  ahead.arrive('b')
  ahead.arrive(undefined)
  expect(ahead.place).toBeUndefined()
  ahead.ask('c')
  ahead.ask('d')
  ahead.arrive('z')
  expect(ahead.place).toBe('z')
})
