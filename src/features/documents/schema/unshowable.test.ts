import { expect } from 'vitest'
import { onBothWithSample } from '../../../../test/database/both-databases.ts'
import { documentIn, openDocumentsDoor } from '../../../../test/sent/documents-door.ts'
import { bytesOf, packHouse, packWith } from '../../../../test/sample/pack-house.ts'

const asha = { name: 'Asha Rao', role: 'Head of testing', text: 'Breaks it before you do.' }
const reason = (label: string) => `${label} contains a character that cannot be shown.`
const upload = '/media/AAAAAAAAAAAAAAAA'
const logo = (id: string) => `<svg viewBox="0 0 1 1"><path id="${id}" d="M0 0h1"/></svg>`

const kinds: [kind: string, value: (text: string) => object, at: string, label: string][] = [
  ['leader', (name) => ({ ...asha, name }), 'name', 'Name'],
  ['leader', (text) => ({ ...asha, text }), 'text', 'Text'],
  ['leader', (alt) => ({ ...asha, picture: { upload, alt } }), 'picture.alt', 'Picture'],
  ['redirect', (text) => ({ from: `/${text}`, to: '/work' }), 'from', 'Old address'],
  [
    'redirect',
    (text) => ({ from: '/x', to: `https://example.com/${text}` }),
    'to',
    'Where it leads now',
  ],
  [
    'page',
    (text) => ({ blocks: [{ block: 'text', paragraphs: [`<p><b>${text}</b></p>`] }] }),
    'blocks.0.paragraphs.0',
    'Paragraph',
  ],
]

onBothWithSample(
  'a character that no page can show and no database keep is refused by field',
  async (house) => {
    const { staff, create, history } = await openDocumentsDoor(house)
    const { id } = await create('leader', asha)
    const rows = await history()
    for (const letter of ['\0', '\u0007', '\ud800', '\udfff'])
      for (const isUnfinished of [false, true])
        for (const [kind, value, at, label] of kinds) {
          const body = { value: value(`a${letter}b`), isUnfinished }
          const refused = await staff('POST', `/${kind}`, body)
          expect(refused.status, `${kind} ${at}`).toBe(400)
          expect(refused.body.fields).toMatchObject({ [at]: reason(label) })
        }
    const value = { ...asha, role: 'a\0b' }
    for (const more of [{}, { language: 'de' }, { value: asha, overruled: value }])
      expect(await staff('PUT', `/leader/${id}`, { version: 1, value, ...more })).toMatchObject({
        status: 400,
        body: { fields: { role: reason('Role') } },
      })
    const brand = { version: 1, value: { logo: logo('\0') }, isUnfinished: true }
    expect((await staff('PUT', '/brand/brand', brand)).body.fields).toEqual({
      logo: reason('Logo'),
    })
    const copied = await staff('POST', `/leader/${id}/copy`, { title: 'a\0b' })
    expect(copied.body.fields).toEqual({ title: reason('The title') })
    const override = { reason: 'It has to.\0' }
    const published = await staff('POST', `/leader/${id}/publish`, { version: 1, override })
    expect(published.body.fields).toEqual({ 'override.reason': reason('The reason') })
    expect(await history()).toEqual(rows)
    const text = 'One.\n\tTwo: नक्शा 👩‍🚀'
    expect((await create('leader', { ...asha, text })).value.text).toBe(text)
  },
)

onBothWithSample('an id with a NUL in it is nobody’s', async (house) => {
  const { staff, create } = await openDocumentsDoor(house)
  const { id, version } = await create('leader', asha)
  const documents = [{ id: 'a\0b', version: 1 }]
  expect(await staff('POST', '/publish', { documents })).toMatchObject({
    status: 400,
    body: { fields: { 'documents.0.id': 'Id must be the id of a document.' } },
  })
  for (const [method, path] of [
    ['GET', '/leader/a%00b'],
    ['GET', `/leader/${id}/revisions/a%00b`],
    ['POST', `/leader/${id}/revisions/a%00b/restore`],
    ['POST', '/../publications/a%00b/take-back'],
  ] as const)
    expect(
      await staff(method, path, method === 'POST' ? { version } : undefined),
      path,
    ).toMatchObject({ status: 404 })
})

onBothWithSample('a kind without addresses takes none', async (house) => {
  const { staff, create, history } = await openDocumentsDoor(house)
  const { id } = await create('leader', asha)
  const rows = await history()
  const fields = { slug: 'Documents of this kind have no address.' }
  for (const [method, path, body] of [
    ['POST', '/leader', { value: asha, slug: 'asha' }],
    ['PUT', `/leader/${id}`, { value: asha, slug: 'asha', version: 1 }],
    ['POST', `/leader/${id}/copy`, { slug: 'asha' }],
  ] as const)
    expect(await staff(method, path, body)).toMatchObject({
      status: 400,
      body: { code: 'document-without-address', fields },
    })
  const service = documentIn(await staff('GET', '/service/ai'))
  const german = { version: service.version, value: service.value, language: 'de', slug: 'ki' }
  expect((await staff('PUT', '/service/ai', german)).body.fields).toMatchObject({
    slug: expect.stringMatching(/^All languages share this/),
  })
  expect(await history()).toEqual(rows)
})

const document = (en: object, more: object = {}) => JSON.stringify({ place: 9, en, ...more })

onBothWithSample('a pack with either is refused by file and field', async (given) => {
  const house = await packHouse(given)
  const { folder } = await house.write()
  const files = {
    'leader/a.json': document({ ...asha, name: 'a\0b' }),
    'leader/b.json': document(asha, { drafts: { en: { text: 'a\ud800' } } }),
    'leader/c.json': document(asha, { de: { role: 'a\udfff' } }),
    'leader/d.json': document(asha, { slug: 'asha' }),
    'leader/e.json': document(asha, { formerly: ['rao'] }),
    'redirect/r.json': document({ from: '/a\0', to: '/work' }),
  }
  const faults = await house.faultsIn(await packWith(folder, files))
  const address = 'Documents of this kind have no address.'
  expect(faults).toEqual([
    { file: 'leader/d.json', field: 'slug', reason: address },
    { file: 'leader/e.json', field: 'formerly', reason: address },
    { file: 'leader/a.json', field: 'en.name', reason: reason('Name') },
    { file: 'leader/b.json', field: 'drafts.en.text', reason: reason('Text') },
    { file: 'leader/c.json', field: 'de.role', reason: reason('Role') },
    { file: 'redirect/r.json', field: 'en.from', reason: reason('Old address') },
  ])
  await given.db
    .updateTable('documents')
    .set({ slug: 'kept' })
    .where('kind', '=', 'leader')
    .execute()
  expect(await bytesOf((await house.write()).folder)).toEqual(await bytesOf(folder))
})
