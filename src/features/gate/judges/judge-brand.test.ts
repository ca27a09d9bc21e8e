import { expect, test } from 'vitest'
import { judgeBrand } from './judge-brand.ts'

const logoOf = (fill: string) => `<svg viewBox="0 0 9 9"><path d="M0 0h9v9z" fill="${fill}"/></svg>`

const told = (value: object) => judgeBrand('brand', { ...value }).map(({ about }) => about)

test('colours that had to be moved are told', () => {
  expect(told({ colours: { paper: '#ffffff', ink: '#1b1b3a', signal: '#0f7b6c' } })).toEqual([])
  const faint = { colours: { paper: '#ffffff', ink: '#bbbbbb', signal: '#ffee00' } }
  expect(judgeBrand('brand', faint)).toMatchObject([
    { severity: 'warning', about: 'Ink', field: { kind: 'brand', id: 'brand', path: 'colours' } },
    { severity: 'warning', about: 'Signal' },
  ])
})

test('a logo whose colours nobody sees on the paper is told, by day and by night', () => {
  expect(told({ logo: logoOf('#000') })).toEqual(['logo dark'])
  expect(told({ logo: logoOf('#ffffff') })).toEqual(['logo light'])
  expect(told({ logo: logoOf('white') })).toEqual(['logo light'])
  expect(told({ logo: '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>' })).toEqual([
    'logo dark',
  ])
  expect(told({ logo: logoOf('var(--ink)') })).toEqual([])
  expect(told({ logo: logoOf('#e8401c') })).toEqual([])
})
