import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { palette } from './palette.ts'

test('a drawing alone has the colours of the site', () => {
  const tokens = readFileSync(new URL('../../web/ui/tokens.css', import.meta.url), 'utf8')
  for (const [name, { light, dark }] of Object.entries(palette)) {
    expect(tokens).toContain(`--${name}: light-dark(${light}, ${dark});`)
  }
})
