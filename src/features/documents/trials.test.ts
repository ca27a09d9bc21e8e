import { expect } from 'vitest'
import { onBothWithSample } from '../../../test/database/both-databases.ts'
import { documentIn, openDocumentsDoor } from '../../../test/sent/documents-door.ts'
import { sampleTrial } from '../../../test/sample/sample-trials.ts'

const ledger = sampleTrial('ledger')
const battery = sampleTrial('battery')
const alarm = sampleTrial('alarm')
const tokens = sampleTrial('tokens')
const threshold = sampleTrial('threshold')
const paper = sampleTrial('paper')

const within = 'At first must lie between least and most.'

const wrongOfService: [string, object, Record<string, string>][] = [
  [
    'a trial of a product',
    threshold,
    { 'trial.block': 'Block must be one of ledger, battery, alarm, tokens.' },
  ],
  [
    'a field of another',
    { ...ledger, stops: [] },
    { 'trial.stops': 'There is no field ‘stops’ here.' },
  ],
  [
    'two entries of one number',
    { ...ledger, entries: [...ledger.entries, ledger.entries[0]!] },
    { 'trial.entries': 'Entries must each have a number of their own.' },
  ],
  [
    'a slip in no entry',
    { ...ledger, slip: { field: 'J-2044.7', amount: '1.00' } },
    { 'trial.slip.field': 'Which amount must be that of an entry, such as J-2044.0.' },
  ],
  [
    'what is no amount',
    { ...ledger, slip: { ...ledger.slip, amount: 'ten' } },
    { 'trial.slip.amount': 'Amount must be one such as 25,000.00.' },
  ],
  [
    'a start beyond the slider',
    { ...battery, fields: { ...battery.fields, peak: { ...battery.fields.peak, start: 99 } } },
    { 'trial.fields.peak': within },
  ],
  [
    'a night longer than its load',
    { ...battery, profile: battery.profile.slice(1) },
    { 'trial.profile': 'Load must be given for each hour of the longest night.' },
  ],
  [
    'a bin too few, and a line that is no stop',
    { ...alarm, bins: alarm.bins.slice(1), start: { ...alarm.start, line: 51 }, tableLines: [7] },
    {
      'trial.bins': 'Bins must be one fewer than stops: one between each two.',
      'trial.start.line': 'Line must be one of the stops.',
      'trial.tableLines': 'Other lines must be among the stops.',
    },
  ],
  [
    'half an alarm',
    { ...alarm, bins: alarm.bins.with(0, { onTime: 1.5, late: 0 }) },
    { 'trial.bins.0.onTime': 'Nothing happened must be a whole number.' },
  ],
  [
    'stops out of order',
    { ...alarm, stops: alarm.stops.toReversed() },
    { 'trial.stops': 'Stops must each be higher than the one before.' },
  ],
  [
    'fewer turns than the least',
    { ...tokens, turns: { least: 5, most: 9, start: 2 } },
    { 'trial.turns': within },
  ],
]

const wrongOfProduct: [string, object, Record<string, string>][] = [
  [
    'cases out of order',
    { ...threshold, cases: threshold.cases.toReversed() },
    { 'trial.cases': 'Cases must stand in their order, the surest first.' },
  ],
  [
    'a threshold beyond its range',
    { ...threshold, range: { ...threshold.range, start: 0.4 } },
    { 'trial.range': within },
  ],
  [
    'a quote from another line',
    {
      ...paper,
      fields: [{ ...paper.fields[0]!, place: { line: 3, quote: 'ORIGINAL' } }],
      refusedFields: [
        { label: 'Weight', places: [{ line: 60, quote: 'KG' }], reason: 'Nobody knows.' },
      ],
    },
    {
      'trial.fields.0.place.quote': 'Characters there must stand in line 3 of the document.',
      'trial.refusedFields.0.places.0.quote':
        'Characters there must stand in line 60 of the document.',
    },
  ],
]

onBothWithSample(
  'a trial that cannot be computed with is refused, and told where',
  async (house) => {
    const { staff, history } = await openDocumentsDoor(house)
    const rows = await history()
    for (const [at, all] of [
      ['/service/agile', wrongOfService],
      ['/product/munshi', wrongOfProduct],
    ] as const) {
      const { value, version } = documentIn(await staff('GET', at))
      for (const [name, trial, fields] of all) {
        const { status, body } = await staff('PUT', at, { version, value: { ...value, trial } })
        expect([name, status, body.fields]).toEqual([name, 400, fields])
      }
    }
    expect(await history()).toEqual(rows)
  },
)

onBothWithSample('half a trial may be kept, and is seen by nobody', async (house) => {
  const { staff } = await openDocumentsDoor(house)
  const { value, version } = documentIn(await staff('GET', '/service/agile'))
  const { heading, ...others } = tokens
  const kept = await staff('PUT', '/service/agile', { version, value: { ...value, trial: others } })
  expect([heading, kept.status]).toEqual([tokens.heading, 200])
  const refused = await staff('POST', '/service/agile/publish', {
    version: documentIn(kept).version,
  })
  expect(refused.body.fields).toEqual({ 'trial.heading': 'Heading is missing.' })
})

onBothWithSample('the schema of a service says what each trial holds', async (house) => {
  const { visitor } = await openDocumentsDoor(house)
  const { properties, required } = (await visitor('GET', '/service/schema')).body as {
    properties: { trial: { is: string; oneOf: { title: string }[] } }
    required: string[]
  }
  expect(properties.trial.is).toBe('block')
  expect(properties.trial.oneOf.map(({ title }) => title)).toEqual([
    'Entries to unbalance',
    'A battery for a night',
    'A line between scores',
    'A conversation to price',
  ])
  expect(required).not.toContain('trial')
})
