import { expect } from 'vitest'
import { onBothWithSample } from '../../../test/database/both-databases.ts'
import { sampleTrial } from '../../../test/sample/sample-trials.ts'
import { documentIn, documentsIn, openDocumentsDoor } from '../../../test/sent/documents-door.ts'

const page = {
  title: 'How we build',
  lead: 'By hand.',
  metaDescription: 'How we build, by hand.',
  listed: 'footer',
  blocks: [] as object[],
}

const cards = { block: 'cards', heading: 'Cards', cards: [{ title: 'One', text: 'First.' }] }
const notThere =
  'This leads to something that isn’t there. Choose something else, or create it first.'

const wrong: [string, object, Record<string, string>][] = [
  [
    'a block that there is not',
    { block: 'poem', text: 'O' },
    { 'blocks.1.block': expect.stringMatching(/^Block must be one of lead, text, facts, /) },
  ],
  [
    'no block',
    { text: 'O' },
    { 'blocks.1.block': expect.stringMatching(/^Block must be one of /) },
  ],
  [
    'a field of another block',
    { block: 'lead', text: 'O', heading: 'P' },
    { 'blocks.1.heading': 'There is no field ‘heading’ here.' },
  ],
  [
    'too much text',
    { block: 'cards', heading: 'C', cards: [{ title: 'a'.repeat(81), text: 'b' }] },
    { 'blocks.1.cards.0.title': 'Title has at most 80 characters.' },
  ],
  [
    'a link that is a program',
    { block: 'call-to-action', heading: 'C', text: 'd', label: 'e', link: 'javascript:1' },
    {
      'blocks.1.link':
        'Where it leads must be a path such as /work, or an address such as https://example.com.',
    },
  ],
  [
    'a drawing that is not there',
    { block: 'gallery', pictures: [{ picture: { drawing: 'no-such-drawing' } }] },
    { 'blocks.1.pictures.0.picture': notThere },
  ],
  [
    'a case that is not there',
    { block: 'proof', case: 'no-such-case', heading: 'P', text: 'q', figures: [] },
    { 'blocks.1.case': notThere },
  ],
  [
    'words and a testimonial',
    {
      block: 'quotation',
      said: { text: 'a', name: 'b', role: 'c' },
      testimonial: 'no-such-testimonial',
    },
    { 'blocks.1': 'Quotation has either words of its own or a testimonial.' },
  ],
  [
    'a row that is too short',
    { block: 'table', columns: ['A', 'B'], rows: [['a', 'b'], ['c']] },
    { 'blocks.1.rows.1': 'Row must have one cell for each column.' },
  ],
]

onBothWithSample(
  'what is wrong in a block is refused with its place and the reason',
  async (house) => {
    const { staff, history } = await openDocumentsDoor(house)
    const rows = await history()
    for (const [name, block, fields] of wrong) {
      const value = { ...page, blocks: [cards, block] }
      const { status, body } = await staff('POST', '/page', { value })
      expect([name, status, body.fields]).toEqual([name, 400, fields])
    }
    const blocks = Array.from({ length: 41 }, () => cards)
    expect((await staff('POST', '/page', { value: { ...page, blocks } })).body.fields).toEqual({
      blocks: 'Blocks has room for at most 40.',
    })
    expect(await history()).toEqual(rows)
  },
)

onBothWithSample(
  'issue 15: what can be tried on a product can stand on a page, each of it once',
  async (house) => {
    const { staff } = await openDocumentsDoor(house)
    const [threshold, paper] = [sampleTrial('threshold'), sampleTrial('paper')]
    const create = (...blocks: object[]) => staff('POST', '/page', { value: { ...page, blocks } })
    const taken = documentIn(await create(cards, threshold, paper))
    expect(taken.value.blocks).toMatchObject([cards, threshold, paper])
    expect((await create(paper, threshold, paper)).body.fields).toEqual({
      'blocks.2.block': 'A page has room for one of these.',
    })
  },
)

onBothWithSample('a page with a note or a gap in a block is seen by nobody', async (house) => {
  const { staff, create } = await openDocumentsDoor(house)
  const { id } = await create('page', {
    ...page,
    blocks: [{ ...cards, heading: '‹Over the cards.›' }, { block: 'lead' }, { block: 'quotation' }],
  })
  const refused = await staff('POST', `/page/${id}/publish`, { version: 1 })
  expect(refused.body).toMatchObject({ code: 'document-incomplete' })
  expect(refused.body.fields).toEqual({
    'blocks.0.heading': 'Heading is still the note on what belongs here.',
    'blocks.1.text': 'Text is missing.',
    'blocks.2': 'Quotation is missing: words of its own, or a testimonial.',
    slug: 'Address is missing.',
  })
})

onBothWithSample(
  'blocks are kept in their order, their fields in the order of each',
  async (house) => {
    const { create } = await openDocumentsDoor(house)
    const { value } = await create('page', {
      ...page,
      blocks: [
        { cards: [{ text: ' First. ', title: 'One' }], heading: 'Cards ', block: 'cards' },
        { text: 'Led.', block: 'lead' },
      ],
    })
    expect(JSON.stringify(value.blocks)).toBe(
      JSON.stringify([cards, { block: 'lead', text: 'Led.' }]),
    )
  },
)

onBothWithSample('what a block names does not vanish behind its back', async (house) => {
  const { staff, create } = await openDocumentsDoor(house)
  const [testimonial] = documentsIn(await staff('GET', '/testimonial'))
  const [study] = documentsIn(await staff('GET', '/case'))
  const { id } = await create('page', {
    ...page,
    blocks: [
      { block: 'quotation', testimonial: testimonial!.id },
      { block: 'proof', case: study!.id, heading: 'P', text: 'q', figures: [] },
    ],
  })
  for (const { kind, id: named } of [testimonial!, study!]) {
    const refused = await staff('DELETE', `/${kind}/${named}`)
    expect([kind, refused.status]).toEqual([kind, 409])
    expect(refused.body.namedBy).toContainEqual({ id, kind: 'page', slug: null })
  }
  await staff('PUT', `/page/${id}`, { version: 1, value: page })
  expect((await staff('DELETE', `/testimonial/${testimonial!.id}`)).status).toBe(204)
})

onBothWithSample('the schema of a page says what each block holds', async (house) => {
  const { visitor } = await openDocumentsDoor(house)
  const { properties } = (await visitor('GET', '/page/schema')).body as {
    properties: { blocks: { is: string; maxItems: number; items: { oneOf: Described[] } } }
  }
  const { is, maxItems, items } = properties.blocks
  expect([is, maxItems]).toEqual(['blocks', 40])
  const quotation = items.oneOf.find((one) => one.properties.block?.const === 'quotation')
  expect(quotation).toMatchObject({
    title: 'Quotation',
    properties: { testimonial: { is: 'reference', kind: 'testimonial' } },
  })
})

type Described = { title: string; properties: Record<string, { const?: string }> }

onBothWithSample('one address belongs to one page, whatever its kind', async (house) => {
  const { staff, create } = await openDocumentsDoor(house)
  const legal = documentIn(await staff('GET', '/legal-page/imprint'))
  await staff('PUT', '/legal-page/imprint', { version: 1, value: legal.value, slug: 'about-us' })
  await create('redirect', { from: '/Old-Page', to: '/work' })
  const pageAt = (slug: string) => staff('POST', '/page', { value: page, slug })
  for (const [slug, code] of [
    ['privacy', 'document-address-taken'],
    ['about-us', 'document-address-taken'],
    ['imprint', 'document-address-taken'],
    ['old-page', 'document-address-taken'],
    ['Services', 'document-address-reserved'],
    ['search', 'document-address-reserved'],
    ['index', 'document-address-reserved'],
    ['how/we', 'fields-invalid'],
  ])
    expect([slug, (await pageAt(slug!)).body.code]).toEqual([slug, code])
  expect((await pageAt('old-page')).body.fields).toEqual({
    slug: 'A redirect begins at this address. Remove it under Addresses first.',
  })
  const made = documentIn(await pageAt('how-we-build'))
  const again = { value: legal.value, slug: 'How-We-Build' }
  expect((await staff('POST', '/legal-page', again)).body.code).toBe('document-address-taken')
  const kept = await staff('PUT', `/page/${made.id}`, { ...made, slug: 'how-we-build' })
  expect(kept.status).toBe(200)
})

onBothWithSample(
  'two who want an address at the same moment do not both have it',
  async (house) => {
    const { staff } = await openDocumentsDoor(house)
    const { value } = documentIn(await staff('GET', '/legal-page/imprint'))
    for (let round = 0; round < 5; round++) {
      const slug = `terms-${round}`
      const answers = await Promise.all([
        staff('POST', '/page', { value: page, slug }),
        staff('POST', '/legal-page', { value, slug }),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    }
  },
)
