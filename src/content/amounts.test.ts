import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('.', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
)

test('no line ends between a currency sign and its figure: the space there does not break', () => {
  const torn = files.flatMap((name) =>
    [...readFileSync(new URL(name, folder), 'utf8').matchAll(/(?:₹|US\$) \d[\d,.]*/g)].map(
      ([amount]) => [name, amount],
    ),
  )
  expect(torn).toEqual([])
})
