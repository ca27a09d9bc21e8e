import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { memorySettings, nodeFlags } from './start-flags.ts'

test('what is measured and killed is started as npm start does it', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const settings = Object.entries(memorySettings).map(([name, value]) => `${name}=${value}`)
  expect(scripts.start).toContain(
    `&& ${settings.join(' ')} exec node ${nodeFlags.join(' ')} build/server/index.js`,
  )
})
