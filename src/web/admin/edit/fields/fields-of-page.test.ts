import { expect, test } from 'vitest'
import { z } from 'zod'
import { kindNamed, kindNames } from '../../../../features/documents/kinds/all-kinds.ts'
import { judgeValue } from '../../../../features/documents/schema/judge-value.ts'
import { textsOf } from '../../../i18n.tsx'
import type { FieldSchema } from '../../content-form/content-schema.ts'
import { editWords } from '../edit-words.ts'
import { besideOf } from './beside-fields.ts'
import { type Field, itemsOf, isWithin, placeAfterMove } from './field-path.ts'
import { nameOf, shapeAt } from './field-schema.ts'
import { emptyListsBeside } from './lists-to-begin.ts'
import { faultOf, listFaults, roomFor } from './limits-in-words.ts'
import { blockExamples } from '../shelf/block-examples.ts'
import { newBlock, newValue } from './new-item.ts'

const t = textsOf({ desk: { edit: editWords } })
const schemaOf = (kind: 'home' | 'page' | 'company' | 'service-section') =>
  z.toJSONSchema(kindNamed(kind).schema) as unknown as FieldSchema
const at = (path: string): Field => ({ kind: 'home', id: 'home', path })

test('a field knows the items it belongs to, the innermost first', () => {
  expect(itemsOf(at('slides.0.headline.1'))).toEqual([
    { list: at('slides.0.headline'), at: 1 },
    { list: at('slides'), at: 0 },
  ])
  expect(itemsOf(at('about.heading'))).toEqual([])
  expect(isWithin(at('slides.1.text'), at('slides.1'))).toBe(true)
  expect(isWithin(at('slides.10.text'), at('slides.1'))).toBe(false)
})

test('what a new section of services asks says what each choice does', () => {
  const { description } = shapeAt(schemaOf('service-section'), {}, 'shows')!
  for (const choice of ['delivery', 'proof', 'method'])
    expect(description?.toLowerCase()).toContain(choice)
})

test('what stood between moves up or down by one', () => {
  const moved = [0, 1, 2, 3].map((place) => placeAfterMove(place, 1, 3))
  expect(moved).toEqual([0, 3, 1, 2])
  expect([0, 1, 2, 3].map((place) => placeAfterMove(place, 3, 0))).toEqual([1, 2, 3, 0])
})

test('a field is called by what it is and what it stands in', () => {
  const value = { blocks: [{ block: 'cards', cards: [{ title: 'One' }] }] }
  expect(nameOf(schemaOf('home'), {}, 'slides.2.text')).toBe('Slide 3, Text')
  expect(nameOf(schemaOf('company'), {}, 'contacts.phone')).toBe('Contacts, Phone')
  expect(nameOf(schemaOf('page'), value, 'blocks.0.cards.0.title')).toBe('Card 1, Title')
  expect(shapeAt(schemaOf('page'), value, 'blocks.0.heading')?.maxLength).toBe(120)
})

test('what a field cannot hold is said in words, with its limit', () => {
  const schema = { is: 'line', title: 'Title', minLength: 1, maxLength: 42 }
  expect(faultOf(t, schema, 'x'.repeat(44))).toBe('Title has room for 42 characters: 2 too many.')
  expect(faultOf(t, schema, '🛶'.repeat(42))).toBeUndefined()
  expect(faultOf(t, schema, '  ')).toBe('Title is empty. It can’t go out like this.')
  expect(faultOf(t, schema, '‹Title›')).toBe('Title is still the note on what belongs here.')
  expect(faultOf(t, schema, 'Fine')).toBeUndefined()
  expect(roomFor(t, schema, 'x'.repeat(40))).toBe('Title: room for 2 more characters')
  expect(roomFor(t, schema, 'x')).toBeUndefined()
  const rich = { is: 'rich', title: 'Paragraph', minLength: 1, maxLength: 420, room: 42 }
  expect(faultOf(t, rich, 'x'.repeat(44))).toBe('Paragraph has room for 42 characters: 2 too many.')
  expect(roomFor(t, rich, `<p><strong>${'x'.repeat(40)}</strong></p>`)).toBe(
    'Paragraph: room for 2 more characters',
  )
  const list = { title: 'Cards', minItems: 1, maxItems: 2 }
  expect(listFaults(t, list, 2)).toEqual({ add: 'Cards has room for 2.', remove: undefined })
  expect(listFaults(t, list, 1).remove).toBe('Cards needs at least 1.')
})

test('a new item of any list is right but for what is still to be written or chosen', () => {
  const page = shapeAt(schemaOf('page'), {}, 'blocks')!.items!.oneOf!
  for (const shape of page) {
    const blocks = [newValue(shape)]
    const { wrong } = judgeValue(kindNamed('page'), { blocks, listed: 'footer' })
    expect([shape.title, wrong]).toEqual([shape.title, {}])
  }
  const { wrong } = judgeValue(kindNamed('home'), {
    slides: newValue(shapeAt(schemaOf('home'), {}, 'slides')!),
  })
  expect(wrong).toEqual({})
})

test('issue 16: a block begins with the words that the shelf shows of it', () => {
  const shapes = shapeAt(schemaOf('page'), {}, 'blocks')!.items!.oneOf!
  const shape = (name: string) =>
    shapes.find(({ properties }) => properties?.block?.const === name)!
  expect(newBlock(shape('text'), blockExamples.text)).toEqual({
    block: 'text',
    heading: '‹Heading›',
    paragraphs: [''],
  })
  expect(newBlock(shape('picture'), blockExamples.picture)).toEqual({
    block: 'picture',
    caption: '‹Caption›',
  })
  expect(newBlock(shape('quotation'), blockExamples.quotation)).toEqual({
    block: 'quotation',
    said: { text: '‹Text›', name: '‹Who says it›', role: '‹What they do›' },
  })
})

test('notes of new items say what belongs there', () => {
  const slide = shapeAt(schemaOf('home'), {}, 'slides')!.items!
  expect(newValue(slide)).toEqual({
    service: '‹Service›',
    headline: ['‹Line›'],
    text: '‹Text›',
    facts: ['‹Fact›'],
  })
})

test('beside words stands what is chosen in the same group', () => {
  const value = { slides: [{ text: 'x' }] }
  const find = (field: Field) => shapeAt(schemaOf('home'), value, field.path)
  expect(besideOf(at('slides.0.text'), find).map(({ field }) => field.path)).toEqual([
    'slides.0.drawing',
    'slides.0.withoutLabels',
  ])
})

test('lists with nothing in them are begun beside their group, those of blocks beside the page', () => {
  const value = {
    title: 'Try',
    blocks: [{ block: 'cards', heading: 'Cards', cards: [] as object[] }],
  }
  const schema = schemaOf('page')
  const begun = (path: string) =>
    emptyListsBeside(at(path), {
      schemaOf: (field) => shapeAt(schema, value, field.path),
      valueAt: ({ path }) =>
        path
          .split('.')
          .reduce<unknown>((of, step) => (of as Record<string, unknown>)?.[step], value),
    })
  const first = { title: '‹Title›', text: '‹Text›' }
  expect(begun('title')).toEqual([{ list: at('blocks.0.cards'), first }])
  expect(begun('blocks.0.heading')).toEqual([{ list: at('blocks.0.cards'), first }])
  value.blocks[0]!.cards = [first]
  expect(begun('title')).toEqual([])
})

test('every kind has names for the fields that the editor shows', () => {
  const nameless = kindNames.filter((kind) => {
    const schema = z.toJSONSchema(kindNamed(kind).schema) as unknown as FieldSchema
    return Object.entries(schema.properties ?? {}).some(([name]) => nameOf(schema, {}, name) === '')
  })
  expect(nameless).toEqual([])
})
