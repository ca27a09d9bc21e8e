import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isReservedName } from '../../src/features/documents/reserved-addresses.ts'

test('no page of an owner’s can be published where one of the program’s stands', () => {
  const routes = readFileSync('src/web/routes.ts', 'utf8')
  const names = [...routes.matchAll(/\broute\(\s*'([a-z-]+)[/']/g)].map(([, name]) => name!)
  expect(names).toContain('contact')
  expect(names.filter((name) => !isReservedName(name))).toEqual([])
})
