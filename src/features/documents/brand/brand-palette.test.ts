import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast } from './colours.ts'
import { defaultPalette, type Palette, paletteOf, type Token } from './brand-palette.ts'
import { remarksOn } from './remarks.ts'

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)

/** What stands on what, and how well it must be seen there. */
const uses: [Token, Token[], number][] = [
  ['ink', ['paper', 'sheet'], 4.5],
  ['ink-quiet', ['paper', 'sheet'], 4.5],
  ['ink-dim', ['paper', 'sheet'], 4.5],
  ['signal-text', ['paper', 'sheet'], 4.5],
  ['on-signal', ['signal'], 4.5],
  ['signal-button', ['on-signal'], 4.5],
  ['inverse-signal-text', ['inverse'], 4.5],
  ['on-inverse', ['inverse'], 4.5],
  ['on-inverse-quiet', ['inverse'], 4.5],
  ['signal', ['paper', 'sheet'], 3],
  ['inverse-signal', ['inverse'], 3],
]

function faint(palette: Palette) {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    uses.flatMap(([token, grounds, least]) =>
      grounds
        .filter((ground) => contrast(palette[token][scheme], palette[ground][scheme]) < least)
        .map((ground) => `${token} on ${ground}, ${scheme}`),
    ),
  )
}

test('whatever a company chooses, its words and marks are seen in both schemes', () => {
  fc.assert(
    fc.property(
      fc.record({ paper: colour, ink: colour, signal: colour }, { requiredKeys: [] }),
      (colours) => {
        const { palette, moved } = paletteOf(colours)
        expect(faint(palette)).toEqual([])
        for (const { what, used } of moved) expect(palette[what].light).toBe(used)
        if (colours.paper) expect(palette.paper.light).toBe(colours.paper)
      },
    ),
    { numRuns: 300 },
  )
})

test('a colour that holds is used as it is, one that does not says what is used instead', () => {
  const fine = paletteOf({ paper: '#ffffff', ink: '#1b1b3a', signal: '#0f7b6c' })
  expect(fine.moved).toEqual([])
  expect([fine.palette.ink.light, fine.palette.signal.light]).toEqual(['#1b1b3a', '#0f7b6c'])
  const { palette, moved } = paletteOf({ paper: '#ffffff', ink: '#bbbbbb', signal: '#ffee00' })
  expect(moved.map(({ what, given, ratio }) => [what, given, ratio])).toEqual([
    ['ink', '#bbbbbb', 4.5],
    ['signal', '#ffee00', 3],
  ])
  expect(contrast(palette.ink.light, '#ffffff')).toBeGreaterThanOrEqual(4.5)
})

test('a colour in capitals is the one in small letters, and isn’t moved', () => {
  const chosen = { paper: '#FFFFFF', ink: '#1B1B3A', signal: '#0F7B6C' }
  expect(paletteOf(chosen)).toEqual(
    paletteOf({ paper: '#ffffff', ink: '#1b1b3a', signal: '#0f7b6c' }),
  )
  expect(paletteOf({ signal: '#F04014' })).toEqual(paletteOf({ signal: '#f04014' }))
  for (const colours of [chosen, { signal: chosen.signal }, { ink: chosen.ink }])
    expect(remarksOn('brand', { colours })).toEqual([])
  expect(remarksOn('brand', { colours: { signal: '#FFEE00' } })[0]).toContain('#ffee00')
})

test('issue 15: the answer says, too, which paper a logo is hard to see on', () => {
  const logo = (fill: string) => `<svg viewBox="0 0 9 9"><path fill="${fill}" d="M0 0h9v9z"/></svg>`
  expect(remarksOn('brand', { logo: logo('#000000') })).toEqual([
    expect.stringMatching(/^The logo is hard to see on the dark paper #/),
  ])
  for (const fine of [logo('var(--ink)'), logo('#0f7b6c'), '‹Your logo.›'])
    expect([fine, remarksOn('brand', { logo: fine })]).toEqual([fine, []])
})

test('without colours of its own a company has those of the style sheet', () => {
  const sheet = readFileSync('src/web/ui/tokens.css', 'utf8')
  const said = Object.entries(defaultPalette).map(
    ([name, { light, dark }]) => `--${name}: light-dark(${light}, ${dark});`,
  )
  for (const token of said) expect(sheet).toContain(token)
  expect(faint(defaultPalette)).toEqual([])
})
