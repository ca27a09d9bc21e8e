import { expect, test } from 'vitest'
import { nameRemarks } from './name-remarks.ts'

const logo = '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'

test.each([
  [
    'कंपनी',
    {},
    /^No type here has shapes for ‘कंपनी’\..* show no name\. Icons show a plain square\./,
  ],
  ['カゼ株式会社', { logo }, /‘カゼ株式会社’.* show the logo without the name\.$/],
  ['Acme 株式会社', {}, /‘株式会社’.* show ‘Acme’\. Icons show the first letter of that\./],
  ['Яхта', {}, /^The type Grotesk has no shapes for ‘Яхта’, as Neutral and Serif have\./],
] as const)(
  'issue 15: of the name %s, with %o, it is told what pictures show',
  (name, look, said) => {
    expect(nameRemarks({ name }, look)).toEqual([expect.stringMatching(said)])
  },
)

test('issue 15: nothing is told of a name whose letters are there, or that the logo says', () => {
  expect(nameRemarks({ name: 'Łódź & Søn' }, {})).toEqual([])
  expect(nameRemarks({ name: 'Яхта' }, { type: 'serif' })).toEqual([])
  expect(nameRemarks({ name: 'कंपनी' }, { logo, logoSaysName: true })).toEqual([])
  expect(nameRemarks({ name: '‹The name of your company 株式会社.›' }, {})).toEqual([])
})

test('issue 15: a company whose name no type can set is called as it is registered', () => {
  const company = { name: 'カゼ株式会社', legalName: 'Kaze K.K. 株式会社' }
  expect(nameRemarks(company, {})).toEqual([expect.stringContaining('show ‘Kaze K.K.’')])
  const noted = { ...company, legalName: '‹The name in the register.›' }
  expect(nameRemarks(noted, {})).toEqual([expect.stringContaining('show no name.')])
})
