import { expect, test } from 'vitest'
import { kindNamed, kindNames } from '../../../features/documents/kinds/all-kinds.ts'
import { describeKind } from '../../../features/documents/schema/describe-kind.ts'
import {
  emptyItem,
  emptyOf,
  type FieldSchema,
  schemaAt,
  valueAt,
  withValueAt,
} from './content-schema.ts'
import { newValue } from '../edit/fields/new-item.ts'
import { changeList } from './list/change-list.ts'
import { showsOf } from './shown-paths.ts'

const page = describeKind(kindNamed('page')) as FieldSchema

test('a field is found by its path, in the block that stands there', () => {
  const value = { blocks: [{ block: 'lead' }, { block: 'cards', cards: [{ title: 'A' }] }] }
  expect(schemaAt(page, value, 'blocks.1.cards.0.title')).toMatchObject({
    is: 'line',
    maxLength: 80,
  })
  expect(schemaAt(page, value, 'blocks.0.cards')).toBe(undefined)
  expect(schemaAt(page, value, '')).toBe(page)
  expect(valueAt(value, 'blocks.1.cards.0.title')).toBe('A')
})

test('a value changes at a path, and keeps the order of its fields; nothing takes a field away', () => {
  const value = { a: 1, b: [{ c: 'x', d: 2 }], e: 3 }
  const next = withValueAt(value, 'b.0.c', 'y')
  expect(JSON.stringify(next)).toBe('{"a":1,"b":[{"c":"y","d":2}],"e":3}')
  expect(withValueAt(value, 'b.0.c', undefined)).toEqual({ a: 1, b: [{ d: 2 }], e: 3 })
  expect(withValueAt({}, 'a.b', 1)).toEqual({ a: { b: 1 } })
  expect(value.b[0]!.c).toBe('x')
})

test('what is added begins with its fields empty, and with as many items as there must be', () => {
  const [, text] = page.properties!.blocks!.items!.oneOf!
  expect(emptyOf(text!)).toEqual({ block: 'text', paragraphs: [''] })
  const company = describeKind(kindNamed('leader')) as FieldSchema
  expect(emptyOf({ ...company, is: 'group' })).toEqual({ name: '', role: '', text: '' })
})

/** Every field of every kind, and every field in it. */
const fieldsIn = (schema: FieldSchema): FieldSchema[] => [
  schema,
  ...[...Object.values(schema.properties ?? {}), ...(schema.oneOf ?? [])].flatMap(fieldsIn),
  ...(schema.items ? fieldsIn(schema.items) : []),
]

test('no list of any kind begins with nothing for an item, which no draft could keep', () => {
  const fields = kindNames.flatMap((kind) => fieldsIn(describeKind(kindNamed(kind)) as FieldSchema))
  const made = fields.flatMap((one) => [
    emptyOf(one),
    newValue(one),
    ...(one.items && !one.items.oneOf ? [[emptyItem(one.items)]] : []),
  ])
  const kept = made.filter((value) => value !== undefined)
  expect(kept.length).toBeGreaterThan(100)
  expect(JSON.parse(JSON.stringify(kept))).toEqual(kept)
  const service = describeKind(kindNamed('service')) as FieldSchema
  expect(emptyItem(service.properties!.related!.items!)).toBe('')
})

test('lists: one more, one less, one elsewhere', () => {
  expect(changeList(undefined, { at: 0, item: 'a' })).toEqual(['a'])
  expect(changeList(['a', 'b', 'c'], { at: 1 })).toEqual(['a', 'c'])
  expect(changeList(['a', 'b', 'c'], { from: 2, to: 0 })).toEqual(['c', 'a', 'b'])
})

test('a form shows what it is to, with what leads there and what is in it', () => {
  const shows = showsOf(['hero.title', 'slides'], ['slides.0.text'])
  const shown = ['hero', 'hero.title', 'hero.text', 'slides.1.text', 'slides.0.text', 'heroic']
  expect(shown.filter(shows)).toEqual(['hero', 'hero.title', 'slides.1.text'])
  expect(showsOf(undefined)('anything')).toBe(true)
})

test('a list that may be left out is there from the start', () => {
  const facts = page.properties!.blocks!.items!.oneOf!.find(({ title }) => title === 'Facts')
  expect(emptyOf(facts!)).toMatchObject({ block: 'facts', facts: [] })
})
