import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withValueAt } from '../../content-form/content-schema.ts'
import { bringBack } from './brought-back.ts'
import { type Difference, differencesOf } from './changed-places.ts'

type Card = { title: string; text: string }

const card = (title: string): Card => ({ title, text: `All about ${title}` })
const [ash, birch, cedar, dogwood] = ['Ash', 'Birch', 'Cedar', 'Dogwood'].map(card)
const cards = (...all: (Card | undefined)[]) => ({ heading: 'Cards', cards: all as Card[] })

/** The present after differences to a version were brought back, as they were shown at first: all unless some are chosen. */
function brought(version: object, present: object, chosen = differencesOf(version, present)) {
  const bring = bringBack(version, present)
  return chosen.reduce<unknown>((now, difference) => {
    const { path, value } = bring(now, difference)
    return withValueAt(now, path, value)
  }, present)
}

test.for([
  ['the last', cards(ash, birch)],
  ['the first', cards(birch, cedar)],
  ['one between', cards(ash, cedar)],
] as const)('an item that is gone comes back whole, at its place: %s', ([, present]) => {
  const all = cards(ash, birch, cedar)
  expect(differencesOf(all, present)).toHaveLength(1)
  expect(brought(all, present)).toEqual(all)
})

test('an item that was added since goes whole, once, and no other goes for it', () => {
  const [version, present] = [cards(ash, birch), cards(cedar, dogwood, ash, birch)]
  const [first] = differencesOf(version, present)
  expect(brought(version, present, [first!, first!])).toEqual(cards(dogwood, ash, birch))
  expect(brought(cards(), cards(ash))).toEqual(cards())
})

test('what differs in an item comes back in it alone, wherever it stands by now', () => {
  const other = { ...birch!, title: 'Birch, otherwise' }
  const bring = bringBack(cards(ash, birch), cards(ash, other))
  const title: Difference = { was: 'cards.1.title', is: 'cards.1.title' }
  expect(differencesOf(cards(ash, birch), cards(ash, other))).toEqual([title])
  expect(bring(cards(ash, other), title)).toEqual({ path: 'cards.1.title', value: 'Birch' })
  expect(bring(cards(other, ash), title)).toEqual({ path: 'cards.0.title', value: 'Birch' })
  // It was taken away meanwhile.
  expect(bring(cards(ash), title)).toEqual({ path: '', value: cards(ash) })
})

const lead = { block: 'lead', text: 'First of all' }
const quote = { block: 'quote', quote: 'It floats.', name: 'Asha' }
const note = { block: 'note', text: 'All that was there before.' }

test('blocks that only moved go back to where they were', () => {
  const [was, is] = [{ blocks: [lead, quote] }, { blocks: [quote, lead] }]
  expect(differencesOf(was, is)).toEqual([{ was: 'blocks.1', is: 'blocks.0', isMoved: true }])
  expect(brought(was, is)).toEqual(was)
})

test('issue 16: a block that has moved is told apart from what stands there now', () => {
  const changed = { ...note, text: 'All that was there before, and more.' }
  const [was, is] = [{ blocks: [lead, quote, note] }, { blocks: [changed, lead, quote] }]
  const [move, text, ...more] = differencesOf(was, is)
  expect(more).toEqual([])
  expect(move).toEqual({ was: 'blocks.2', is: 'blocks.0', isMoved: true })
  expect(text).toEqual({ was: 'blocks.2.text', is: 'blocks.0.text' })
  expect(brought(was, is, [text!])).toEqual({ blocks: [note, lead, quote] })
  expect(brought(was, is, [move!])).toEqual({ blocks: [lead, quote, changed] })
  expect(brought(was, is, [text!, move!])).toEqual(was)
})

test('a block in the place of another makes way for it, whole', () => {
  expect(brought({ blocks: [lead] }, { blocks: [quote] })).toEqual({ blocks: [lead] })
})

test('a group that one side has not comes or goes whole', () => {
  const [without, having] = [{ title: 'A' }, { title: 'A', action: { label: 'Go', to: '/go' } }]
  expect(brought(having, without)).toEqual(having)
  expect(brought(without, having)).toEqual(without)
})

test('all of a version comes back at once', () => {
  const version = cards(ash, birch)
  expect(brought(version, cards(cedar, ash), [{ was: '', is: '' }])).toEqual(version)
})

const written = fc
  .uniqueArray(fc.nat(6), { maxLength: 5 })
  .chain((all) => fc.tuple(...all.map((n) => fc.constantFrom(`Tree ${n}`, `Tree ${n}, felled`))))
  .map((titles) => cards(...titles.map(card)))

test('whatever was added, taken away, moved and rewritten: each difference in turn leads to the version', () => {
  fc.assert(
    fc.property(written, written, (version, present) => {
      expect(brought(version, present)).toEqual(version)
    }),
  )
})
