import { expect, test } from 'vitest'
import { readPreparation } from './read-preparation.server.ts'

const status = (read: () => unknown) => {
  try {
    read()
  } catch (thrown) {
    return (thrown as { init?: { status: number } }).init?.status
  }
}

test('an address where nothing is being prepared is a 404', () => {
  expect(status(() => readPreparation('/tea'))).toBe(404)
})
