import { sample } from '../../../test/sample/sample-documents.ts'
import { expect, test } from 'vitest'
import { signatureOf } from './signature.ts'

const numbersOf = (d: string) => d.match(/-?\d+/g)!.map(Number)

test('every leader of the sample signs in a few strokes, and each in another hand', () => {
  const written = sample.leaders.map(({ name, hand }) => signatureOf(name, hand)!)
  for (const { strokes, width, base } of written) {
    expect(strokes.length).toBeGreaterThan(1)
    expect(strokes.length).toBeLessThan(6)
    expect(width).toBeGreaterThan(base)
    const all = strokes.map(({ d }) => d).join('')
    expect(all.length).toBeLessThan(1600)
    expect(all).toMatch(/^[Mc\d -]+$/)
  }
  expect(new Set(written.map(({ base }) => base)).size).toBe(sample.leaders.length)
})

test('whoever is renamed signs with the new name', () => {
  const [one] = sample.leaders.filter(({ name }) => name === 'Dana Whitfield')
  const as = (name: string) => signatureOf(name, one!.hand)
  expect(as('Dana Whitfield')).not.toEqual(signatureOf('Dana Whitfield'))
  expect(as('Dr. Daná Whitfield')).toEqual(as('Dana Whitfield'))
  for (const name of ['Olga Brandt', 'Dana Brandt', 'Whitfield Dana', 'Anna Whitfield'])
    expect(as(name)).toEqual(signatureOf(name))
})

test('the strokes follow one another and take the whole time', () => {
  const { strokes } = signatureOf('Meenal Joshi')!
  for (const [index, { after }] of strokes.entries()) {
    const before = strokes[index - 1]
    if (before) expect(after).toBeGreaterThan(before.after + before.takes)
  }
  expect(strokes[0]!.after).toBe(0)
  expect(strokes.at(-1)!.after + strokes.at(-1)!.takes).toBeCloseTo(1, 2)
})

test('all letters stay in the room of the name, from left to right', () => {
  for (const name of [
    'Quentin Xavier Zoe',
    'Bjork Young Vance',
    'Gwen Pfister',
    'Umar Oland Kim',
  ]) {
    const { strokes, width } = signatureOf(name)!
    const starts = strokes.map(({ d }) => numbersOf(d)[0]!)
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...starts)).toBeLessThan(width)
  }
})

test('a name is written the same each time, without its title and its accents', () => {
  expect(signatureOf('Dr José Ortiz')).toEqual(signatureOf('Jose Ortiz'))
  expect(signatureOf('Jose Ortiz')).not.toEqual(signatureOf('Jose Ortez'))
})

test('the dots of a letter are written, and change no other stroke', () => {
  const lengthOf = (name: string) => signatureOf(name)!.strokes.length
  expect(lengthOf('Krüger')).toBe(lengthOf('Kruger') + 2)
  expect(lengthOf('Ötker')).toBe(lengthOf('Otker') + 2)
  expect(signatureOf('Kru\u0308ger')).toEqual(signatureOf('Krüger'))
  expect(signatureOf('Weiß')).toEqual(signatureOf('Weiss'))
})

test.each(['', ' ', '.', 'मीरा राठौर', 'Team 7', 'x'.repeat(60), 'constructor 1'])(
  'a name that these letters cannot write has no signature: %j',
  (name) => expect(signatureOf(name)).toBeUndefined(),
)

test.each(['constructor', 'J. Rao', "Conor O'Neill", 'A B', 'acme'])('%s can be written', (name) =>
  expect(signatureOf(name)!.strokes.every(({ d }) => !/NaN|undefined/.test(d))).toBe(true),
)
