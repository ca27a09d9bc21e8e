import { expect, test } from 'vitest'
import { drawingNames } from '../../../drawings/picture.server.ts'
import { documentsOfPack } from '../../../features/documents/packs/documents-of-pack.ts'
import { readPack } from '../../../features/documents/packs/read-pack.ts'
import type { Documents } from '../../../features/documents/read/documents.ts'
import { freePageEntry } from '../../directory/sources/free-page-entries.ts'
import type { Block } from './page-view.ts'
import { readFreePage } from './read-free-page.server.ts'
import { shownBlocks } from './shown-blocks.server.ts'

const today = '2026-11-28'
const pack = readPack('test/packs/rekha', drawingNames, today)
const documents = documentsOfPack(pack.documents, today)
const [page] = documents.pages

const shown = (blocks: Block[], of: Partial<Documents> = {}) =>
  shownBlocks({ ...page!, blocks }, { ...documents, ...of })

const upload = { upload: '/media/AAAAAAAAAAAAAAAA', alt: 'Gone' }
const drawing = { drawing: 'card-cloud', alt: 'Fog' }

test('a picture that is there no more is left out, and a gallery of such with its heading', () => {
  const gallery = (pictures: { picture: typeof upload | typeof drawing }[]): Block => ({
    block: 'gallery',
    heading: 'Before and after',
    pictures,
  })
  const lost: Block = { block: 'picture', picture: upload, caption: 'The shed' }
  expect(shown([lost, gallery([{ picture: upload }])])).toEqual([])
  expect(shown([gallery([{ picture: upload }, { picture: drawing }])])).toMatchObject([
    {
      heading: 'Before and after',
      pictures: [{ alt: 'Fog', drawing: { src: expect.stringContaining('card-cloud') } }],
    },
  ])
  const picture = {
    id: 'AAAAAAAAAAAAAAAA',
    url: upload.upload,
    width: 1600,
    height: 900,
    placeholder: '',
    widths: [800],
  }
  const pictures = new Map([[picture.url, picture]])
  const [found] = shown([lost], { pictures })
  expect(found).toMatchObject({ block: 'picture', alt: 'Gone', caption: 'The shed' })
  expect(JSON.stringify(found)).toContain('"srcSet":"/media/AAAAAAAAAAAAAAAA/800.avif 800w"')
})

test('where a picture is missing in a draft, one of nothing stands for it and says so', () => {
  const picture = { alt: '‹Picture›' }
  const [alone, gallery] = shown([
    { block: 'picture', picture },
    { block: 'gallery', pictures: [{ picture }] },
  ])
  const stands = { alt: '‹Picture›', drawing: { src: expect.stringMatching(/^data:/) } }
  expect(alone).toMatchObject(stands)
  expect(gallery).toMatchObject({ pictures: [stands] })
})

test('a block whose list is empty, or whose links lead nowhere, is not there', () => {
  const blocks: Block[] = [
    { block: 'facts', heading: 'F', facts: [] },
    { block: 'plan', heading: 'P', steps: [] },
    { block: 'figures', heading: 'F', figures: [] },
    { block: 'questions', heading: 'Q', questions: [] },
    { block: 'table', heading: 'T', columns: ['A'], rows: [] },
    { block: 'steps', heading: 'S', steps: [] },
    { block: 'quotation', testimonial: 'nobody' },
    { block: 'text', heading: 'T', paragraphs: ['{security} only.'] },
    { block: 'lead', text: '{security} only.' },
    { block: 'steps', heading: 'Ask {security}', steps: [{ title: 'S', text: 'T' }] },
    { block: 'facts', heading: 'F', facts: [{ label: 'Write', value: '{security}' }] },
    { block: 'cards', heading: 'C', cards: [{ title: 'A', text: 'B', link: '/work/gone' }] },
    { block: 'call-to-action', heading: 'C', text: 'D', label: 'E', link: '/gone' },
  ]
  expect(shown(blocks)).toEqual([])
})

test('contacts are filled in wherever a page names them, and a sentence without its contact is left out', () => {
  const company = { ...documents.company, contacts: { phone: '+49 3831 1234' } }
  const said = { lead: 'Call {phone}.', metaDescription: 'Call {phone}. Or ask {security}.' }
  const blocks: Block[] = [
    { block: 'lead', text: 'Call {phone}. Or ask {security}.' },
    { block: 'form', heading: 'Write', text: 'Or ask {security}.' },
  ]
  const of = {
    ...documents,
    company,
    pages: documents.pages.map((one) => ({ ...one, ...said, blocks })),
  }
  const entry = freePageEntry(of.pages[0]!, '/how-we-work', of)
  expect(entry.description).toBe('Call +49 3831 1234.')
  expect(entry.blocks[0]).toEqual({ text: 'Call +49 3831 1234.' })
  const bare = { ...of.pages[0]!, metaDescription: 'Ask {security}.' }
  expect(freePageEntry(bare, '/how-we-work', of).description).toBe('Call +49 3831 1234.')
  const { description } = freePageEntry({ ...bare, lead: '{security}' }, '/how-we-work', of)
  expect(description).toBe('How a boat comes back')
  expect(readFreePage('/how-we-work', of)).toMatchObject({
    lead: 'Call +49 3831 1234.',
    blocks: [
      { block: 'lead', text: 'Call +49 3831 1234.' },
      { block: 'form', heading: 'Write', text: '' },
    ],
  })
})

test('a link to a page at the top counts while a page stands there, or did', () => {
  const call = (link: string): Block => ({
    block: 'call-to-action',
    heading: 'C',
    text: 'D',
    label: 'E',
    link,
  })
  for (const [link, isShown] of [
    ['/how-we-work', true],
    ['/How-We-Work#plan', true],
    ['/how-we-built', true],
    ['/how-we-never-work', false],
    ['/privacy', true],
    ['/imprint', false],
    ['/careers', true],
    ['/feed.xml', true],
    ['/#contact', true],
    ['https://example.com/gone', true],
  ] as const)
    expect([link, shown([call(link)]).length === 1]).toEqual([link, isShown])
})

test('issue 15: a page has what can be tried on a product, with its own title for the name', () => {
  const tried = page!.blocks.filter(({ block }) => block === 'threshold' || block === 'paper')
  expect(shown(tried)).toMatchObject([
    { block: 'threshold', afterword: 'All of that in How a boat comes back.' },
    {
      block: 'paper',
      readings: [
        { label: 'Wood', quotes: [{ line: 2, text: 'Larch' }] },
        { label: 'Boards', needsLook: true },
        { why: 'It isn’t on the note, and How a boat comes back makes up nothing.' },
      ],
    },
  ])
  const { blocks } = freePageEntry(page!, '/how-we-work', documents)
  expect(blocks).toContainEqual({ heading: 'What is on a delivery note of larch?' })
  expect(blocks).toContainEqual({ text: 'Three lines, and what we read in them.' })
})

test('in words a page says what it shows, and asks its questions of search engines too', () => {
  const entry = freePageEntry(page!, '/how-we-work', documents)
  expect(entry.blocks).toContainEqual({
    quote: 'They are late, and it is worth it.',
    by: 'Anke Petersen, Harbour master',
  })
  expect(JSON.stringify(entry.blocks)).not.toContain('rigger')
  const [faq] = entry.things((path) => path, '')
  expect(faq).toMatchObject({ '@type': 'FAQPage', mainEntity: [{ name: 'May I watch?' }, {}] })
})
