import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = readdirSync('packs/naksha', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => `packs/naksha/${name}`)

test('no line ends between a currency sign and its figure: the space there does not break', () => {
  const torn = files.flatMap((name) =>
    [...readFileSync(name, 'utf8').matchAll(/(?:₹|US\$) \d[\d,.]*/g)].map(([amount]) => [
      name,
      amount,
    ]),
  )
  expect(torn).toEqual([])
})
