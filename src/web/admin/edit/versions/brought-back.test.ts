import fc from 'fast-check'
import { expect, test } from 'vitest'
import { valueAt, withValueAt } from '../../content-form/content-schema.ts'
import { bringBack } from './brought-back.ts'

type Card = { title: string; text: string }

const card = (title: string): Card => ({ title, text: `All about ${title}` })
const [ash, birch, cedar, dogwood] = ['Ash', 'Birch', 'Cedar', 'Dogwood'].map(card)
const cards = (...all: (Card | undefined)[]) => ({ heading: 'Cards', cards: all as Card[] })

/** The present after a difference to a version was brought back, and another one, as they were shown. */
function brought(version: object, present: object, ...paths: string[]) {
  const bring = bringBack(version, present)
  return paths.reduce<unknown>((now, at) => {
    const { path, value } = bring(now, at)
    return withValueAt(now, path, value)
  }, present)
}

test.for([
  ['the last', cards(ash, birch), 'cards.2.title'],
  ['the first', cards(birch, cedar), 'cards.0.text'],
  ['one between', cards(ash, cedar), 'cards.1.title'],
] as const)('an item that is gone comes back whole, at its place: %s', ([, present, path]) => {
  expect(brought(cards(ash, birch, cedar), present, path)).toEqual(cards(ash, birch, cedar))
})

test('an item that was added since goes whole, once, and no other goes for it', () => {
  const present = cards(cedar, dogwood, ash, birch)
  expect(brought(cards(ash, birch), present, 'cards.0.title', 'cards.0.text')).toEqual(
    cards(dogwood, ash, birch),
  )
  expect(brought(cards(), cards(ash), 'cards.0.title', 'cards.0.text')).toEqual(cards())
})

test('what differs in an item comes back in it alone, wherever it stands by now', () => {
  const other = { ...birch!, title: 'Birch, otherwise' }
  const bring = bringBack(cards(ash, birch), cards(ash, other))
  expect(bring(cards(ash, other), 'cards.1.title')).toEqual({
    path: 'cards.1.title',
    value: 'Birch',
  })
  expect(bring(cards(other, ash), 'cards.1.title')).toEqual({
    path: 'cards.0.title',
    value: 'Birch',
  })
})

const lead = { block: 'lead', text: 'First of all' }
const quote = { block: 'quote', quote: 'It floats.', name: 'Asha' }

test('blocks that only moved are where they were, and no block has a field of another', () => {
  const [was, is] = [{ blocks: [lead, quote] }, { blocks: [quote, lead] }]
  expect(brought(was, is, 'blocks.0.text')).toEqual(was)
  expect(brought(was, is, 'blocks.1.name')).toEqual(was)
})

test('a block in the place of another makes way for it, whole', () => {
  expect(brought({ blocks: [lead] }, { blocks: [quote] }, 'blocks.0.text')).toEqual({
    blocks: [lead],
  })
})

test('a group that one side has not comes or goes whole', () => {
  const [without, having] = [{ title: 'A' }, { title: 'A', action: { label: 'Go', to: '/go' } }]
  expect(brought(having, without, 'action.label')).toEqual(having)
  expect(brought(without, having, 'action.label', 'action.to')).toEqual(without)
})

const leaves = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, one]) => leaves(one, path ? `${path}.${name}` : name))
    : [path]

const written = fc
  .uniqueArray(fc.nat(6), { maxLength: 5 })
  .chain((all) => fc.tuple(...all.map((n) => fc.constantFrom(`Tree ${n}`, `Tree ${n}, felled`))))
  .map((titles) => cards(...titles.map(card)))

test('whatever was added, taken away, moved and rewritten: each difference in turn leads to the version', () => {
  fc.assert(
    fc.property(written, written, (version, present) => {
      const differing = [...new Set([...leaves(present), ...leaves(version)])].filter(
        (path) => valueAt(version, path) !== valueAt(present, path),
      )
      expect(brought(version, present, ...differing)).toEqual(version)
    }),
  )
})
