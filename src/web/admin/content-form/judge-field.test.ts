import { expect, test } from 'vitest'
import { type KindName, kindNamed } from '../../../features/documents/kinds/all-kinds.ts'
import { describeKind } from '../../../features/documents/schema/describe-kind.ts'
import { judgeValue } from '../../../features/documents/schema/judge-value.ts'
import { type FieldSchema, schemaAt, valueAt, withValueAt } from './content-schema.ts'
import { faultOf } from './judge-field.ts'

const long = 'x'.repeat(20_000)

/** Values of each kind of field, right and wrong; where one is put, the rest of the document doesn't matter. */
const cases: [KindName, string, unknown][] = [
  ['leader', 'name', ''],
  ['leader', 'name', 'Ira'],
  ['leader', 'name', long],
  ['leader', 'name', 'two\nlines'],
  ['leader', 'name', '‹Who it is›'],
  ['leader', 'name', `‹${long}›`],
  ['leader', 'name', '🛶'.repeat(80)],
  ['leader', 'name', '🛶'.repeat(81)],
  ['leader', 'text', long],
  ['leader', 'picture', {}],
  ['leader', 'picture', { drawing: 'a', upload: '/media/Vx3mT9q0Zb1LkE7w' }],
  ['leader', 'picture', { upload: '/media/Vx3mT9q0Zb1LkE7w' }],
  ['leader', 'picture', { upload: '/media/Vx3mT9q0Zb1LkE7w', alt: 'a', decorative: true }],
  ['leader', 'picture', { upload: '/media/Vx3mT9q0Zb1LkE7w', alt: 'a' }],
  ['leader', 'hand', { slant: 90 }],
  ['leader', 'hand', { end: 'there' }],
  ['company', 'contacts', { chat: '‹A number with WhatsApp, for the chat button.›' }],
  ['service', 'related', ['']],
  ['case', 'services', ['', 'plans']],
  ['case', 'services', ['not an id']],
  ['redirect', 'from', 'old'],
  ['redirect', 'from', '/old?x'],
  ['redirect', 'to', 'old'],
  ['redirect', 'to', 'https://a.example/?x#y'],
  ['legal-page', 'updatedOn', '2026-02-31'],
  ['legal-page', 'updatedOn', '2026-02-21'],
  ['legal-page', 'updatedOn', ''],
  ['legal-page', 'sections', []],
  ['legal-page', 'sections', Array.from({ length: 41 }, () => ({}))],
  ['legal-page', 'sections', [{ id: 'a', heading: 'A', paragraphs: [`<p><b>${long}</b></p>`] }]],
  ['legal-page', 'sections', [{ id: 'a', heading: 'A', paragraphs: ['<p><b>fine</b></p>'] }]],
  ['page', 'blocks', [{ block: 'text', paragraphs: ['🛶'.repeat(3_000)] }]],
  ['page', 'blocks', [{ block: 'text', paragraphs: [`<p><b>${'🛶'.repeat(3_001)}</b></p>`] }]],
  ['brand', 'colours', { ink: 'red' }],
  ['page', 'listed', 'menu'],
  ['page', 'blocks', [{ block: 'call-to-action', heading: long, link: 'x', label: '' }]],
]

/** Every place in a value that is a field of its own. */
const placesIn = (value: unknown, path: string): string[] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.keys(value).flatMap((name) =>
        placesIn((value as Record<string, unknown>)[name], `${path}.${name}`),
      )
    : []),
]

test.each(cases)('%s, %s: what a form says of %j is what the server says', (name, path, given) => {
  const kind = kindNamed(name)
  const schema = describeKind(kind) as FieldSchema
  const value = withValueAt({}, path, given)
  const { wrong, missing } = judgeValue(kind, value)
  for (const place of placesIn(given, path)) {
    // Parts of a picture are chosen, not typed.
    if (schemaAt(schema, value, path)?.is === 'picture' && place !== path) continue
    const field = schemaAt(schema, value, place)
    if (!field || field.is === 'choice') continue
    expect([place, faultOf(field, valueAt(value, place))]).toEqual([
      place,
      wrong[place] ?? missing[place],
    ])
  }
})
