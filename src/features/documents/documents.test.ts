import { expect, test } from 'vitest'
import { documentIn, documentsIn, openDocumentsDoor } from '../../../test/sent/documents-door.ts'
import { onBothWithSample } from '../../../test/database/both-databases.ts'
import { houseIn } from '../../../test/database/house-at.ts'
import { readPublished } from './read/documents.ts'
import { publishDue } from '../publications/publish-due.ts'
import type { Noun } from '../../platform/db/tables.ts'
import { isPublishedNoun, publishedNoun } from './read/published-noun.ts'

const asha = { name: 'Asha Rao', role: 'Head of testing', text: 'Breaks it before you do.' }

onBothWithSample(
  'a draft is seen by nobody until it is published, and what is published stays while a draft grows',
  async (house) => {
    const { staff, visitor, create, publish, seen } = await openDocumentsDoor(house)
    const before = await seen('leader')
    const draft = await create('leader', { ...asha, name: '  Asha Rao ' })
    expect(draft).toMatchObject({ state: 'draft', version: 1, value: asha })
    expect(await seen('leader')).toEqual(before)
    expect((await visitor('GET', `/leader/${draft.id}`)).status).toBe(404)

    const published = await publish(draft)
    expect(published).toMatchObject({ state: 'published', version: 2 })
    expect(await seen('leader')).toEqual([...before, 'Asha Rao'])

    const value = { ...asha, role: 'Chief of testing' }
    const saved = await staff('PUT', `/leader/${draft.id}`, { version: 2, value })
    expect(documentIn(saved)).toMatchObject({ state: 'changed', version: 3, value })
    expect((await visitor('GET', `/leader/${draft.id}`)).body).toEqual({
      document: { id: draft.id, value: asha },
    })
    const [last] = documentsIn(await staff('GET', '/leader')).toReversed()
    expect(last).toMatchObject({ id: draft.id, value })
  },
)

onBothWithSample(
  'a draft may want what it likes; visitors see it only when nothing is missing',
  async (house) => {
    const { staff, create, seen } = await openDocumentsDoor(house)
    const { id } = await create('leader', { name: 'Asha Rao' })
    const refused = await staff('POST', `/leader/${id}/publish`, { version: 1 })
    expect(refused).toEqual({
      status: 400,
      body: {
        message: 'Something is still missing. Nothing was published.',
        code: 'document-incomplete',
        fields: { role: 'Role is missing.', text: 'Text is missing.' },
      },
    })
    const office = await create('office', { name: 'Pune', lines: ['1 Road'] })
    const undecided = await staff('POST', `/office/${office.id}/publish`, { version: 1 })
    expect(undecided.body).toMatchObject({ fields: { dimmed: 'Dimmed is missing.' } })
    expect(await seen('leader')).not.toContain('Asha Rao')
  },
)

const described = { upload: '/media/AAAAAAAAAAAAAAAA', alt: 'Asha' }

const wrong: [string, object, Record<string, string>][] = [
  ['an unknown field', { ...asha, phone: '1' }, { phone: 'There is no field ‘phone’ here.' }],
  ['a number for text', { ...asha, role: 7 }, { role: 'Role must be text.' }],
  ['too much text', { ...asha, name: 'a'.repeat(81) }, { name: 'Name has at most 80 characters.' }],
  ['two lines', { ...asha, name: 'Asha\nRao' }, { name: 'Name must be one line.' }],
  [
    'a drawing that is not chosen',
    { ...asha, picture: { drawing: '' } },
    {
      picture: 'Picture must be either a drawing or an upload.',
      'picture.drawing': 'Picture: this is missing.',
    },
  ],
  [
    'a drawing that is not there',
    { ...asha, picture: { drawing: 'no-such-drawing' } },
    {
      picture:
        'This leads to something that isn’t there. Choose something else, or create it first.',
    },
  ],
  [
    'an upload that is not there',
    { ...asha, picture: { upload: '/media/AAAAAAAAAAAAAAAA', decorative: true } },
    {
      picture:
        'This leads to something that isn’t there. Choose something else, or create it first.',
    },
  ],
  [
    'an upload that nobody described',
    { ...asha, picture: { upload: '/media/AAAAAAAAAAAAAAAA' } },
    { picture: 'Picture needs a description, or is marked as decoration.' },
  ],
  [
    'a point of interest on a drawing',
    { ...asha, picture: { drawing: 'desk-slide-rule', focus: { x: 30, y: 20 } } },
    {
      'picture.focus':
        'Picture: only an upload has a point of interest; a drawing is cut as it was drawn.',
    },
  ],
  [
    'a point of interest beside the picture',
    { ...asha, picture: { ...described, focus: { x: 101, y: -1 } } },
    {
      'picture.focus.x': 'Percent from the left must not be more than 100.',
      'picture.focus.y': 'Percent from the top must not be less than 0.',
    },
  ],
  [
    'a point of interest between two percents',
    { ...asha, picture: { ...described, focus: { x: 1.5, y: 20 } } },
    { 'picture.focus.x': 'Percent from the left must be a whole number.' },
  ],
  [
    'half a point of interest',
    { ...asha, picture: { ...described, focus: { x: 30, top: 20 } } },
    { 'picture.focus.top': 'There is no field ‘top’ here.' },
  ],
  [
    'a picture that is a program',
    { ...asha, picture: { upload: 'javascript:alert(1)', decorative: true } },
    { 'picture.upload': 'Picture: this is not the address of an upload.' },
  ],
]

onBothWithSample(
  'issue 15: what stands beside what a request takes is refused by its name, and nothing is done',
  async (house) => {
    const { staff, create, history } = await openDocumentsDoor(house)
    const { id, version } = await create('leader', asha)
    const rows = await history()
    const at = `/leader/${id}`
    const more = { place: 3 }
    const fields = { place: 'There is no field ‘place’ here.' }
    for (const [method, path, body] of [
      ['POST', '/leader', { value: asha }],
      ['PUT', at, { version, value: asha }],
      ['POST', `${at}/publish`, { version }],
      ['POST', `${at}/unpublish`, { version }],
      ['POST', `${at}/move`, { behind: null }],
      ['POST', `${at}/copy`, {}],
      ['POST', '/publish', { documents: [{ id, version }] }],
    ] as const)
      expect(await staff(method, path, { ...body, ...more })).toEqual({
        status: 400,
        body: { message: fields.place, code: 'fields-invalid', fields },
      })
    const within = { documents: [{ id, version, ...more }], override: { reason: 'Go', by: 'me' } }
    expect((await staff('POST', '/publish', within)).body.fields).toEqual({
      'documents.0.place': fields.place,
      'override.by': 'There is no field ‘by’ here.',
      'override.reason': 'Please say why in at least 3 characters.',
    })
    expect(await history()).toEqual(rows)
    const read = documentIn(await staff('GET', at))
    const whole = { ...read, value: { ...read.value, role: 'Tester' } }
    expect(documentIn(await staff('PUT', at, whole)).value.role).toBe('Tester')
  },
)

onBothWithSample('what is wrong is refused by field, and nothing is kept of it', async (house) => {
  const { staff, history } = await openDocumentsDoor(house)
  const rows = await history()
  for (const [, value, fields] of wrong) {
    const { status, body } = await staff('POST', '/leader', { value })
    expect([status, body.fields]).toEqual([400, fields])
  }
  const notEmail = { version: 1, value: { socials: [{ name: 'X', address: 'javascript:1' }] } }
  expect((await staff('PUT', '/company/company', notEmail)).body.fields).toEqual({
    'socials.0.address':
      'Address must be a path such as /work, or an address such as https://example.com.',
  })
  expect((await staff('POST', '/no-such-kind', { value: asha })).status).toBe(404)
  expect((await staff('POST', '/leader', { value: 'asha' })).status).toBe(400)
  expect((await staff('POST', '/leader', [])).body.message).toBe(
    'What is sent must be an object with fields.',
  )
  expect(await history()).toEqual(rows)
})

onBothWithSample('HTML in a line of text is text', async (house) => {
  const { create, publish, visitor } = await openDocumentsDoor(house)
  const name = '<b onclick="x()">Asha</b>'
  const { id } = await publish(await create('leader', { ...asha, name }))
  const { body } = await visitor('GET', `/leader/${id}`)
  expect((body.document as { value: { name: string } }).value.name).toBe(name)
})

onBothWithSample(
  'who saves over what somebody else has saved hears what it has become, and takes nothing away',
  async (house) => {
    const { staff, create } = await openDocumentsDoor(house)
    const { id } = await create('leader', asha)
    const theirs = { ...asha, role: 'Theirs' }
    await staff('PUT', `/leader/${id}`, { version: 1, value: theirs })
    for (const [method, path, more] of [
      ['PUT', '', { value: asha }],
      ['POST', '/publish', {}],
      ['POST', '/unpublish', {}],
    ] as const) {
      const refused = await staff(method, `/leader/${id}${path}`, { version: 1, ...more })
      expect(refused.status).toBe(409)
      expect(refused.body).toMatchObject({ code: 'document-changed', document: { value: theirs } })
    }
    expect(documentIn(await staff('GET', `/leader/${id}`))).toMatchObject({ version: 2 })
  },
)

onBothWithSample('several go out together, or none of them does', async (house) => {
  const { staff, create, seen } = await openDocumentsDoor(house)
  const first = await create('leader', asha)
  const second = await create('promise', { title: 'We answer.' })
  const documents = [first, second].map(({ id, version }) => ({ id, version }))
  const refused = await staff('POST', '/publish', { documents })
  expect(refused.body).toMatchObject({ fields: { [`${second.id}.text`]: 'Text is missing.' } })
  expect(await seen('leader')).not.toContain('Asha Rao')

  const value = { title: 'We answer.', text: 'Within a day.' }
  await staff('PUT', `/promise/${second.id}`, { version: 1, value })
  documents[1]!.version = 2
  const done = await staff('POST', '/publish', { documents: [...documents, documents[0]] })
  expect(documentsIn(done).map(({ id, state }) => [id, state])).toEqual([
    [first.id, 'published'],
    [second.id, 'published'],
  ])
  expect(await seen('leader')).toContain('Asha Rao')
  expect(await seen('promise')).toContain('We answer.')
})

onBothWithSample('a document goes out at its moment, and not before', async (house) => {
  const { staff, create, seen } = await openDocumentsDoor(house)
  const { id } = await create('leader', asha)
  const past = await staff('POST', `/leader/${id}/publish`, {
    version: 1,
    publishAt: '2020-01-01T00:00:00Z',
  })
  expect(past.body).toMatchObject({
    code: 'moment-not-to-come',
    fields: { publishAt: 'Please give a date and time in the future, with the time zone.' },
  })
  const far = { version: 1, publishAt: '9999-01-01T00:00:00Z' }
  expect((await staff('POST', `/leader/${id}/publish`, far)).body).toMatchObject({
    code: 'moment-too-far',
    fields: { publishAt: 'This moment is more than five years away. Choose an earlier one.' },
  })
  const publishAt = new Date(Date.now() + 3_600_000).toISOString()
  const scheduled = await staff('POST', `/leader/${id}/publish`, { version: 1, publishAt })
  expect(documentIn(scheduled)).toMatchObject({ state: 'scheduled', publishAt })
  expect(await publishDue(house)).toBe(0)
  expect(await publishDue(houseIn(house, 3_600_001))).toBe(1)
  expect(await seen('leader')).toContain('Asha Rao')
  expect(documentIn(await staff('GET', `/leader/${id}`))).toMatchObject({ state: 'published' })
})

onBothWithSample('what is taken from visitors keeps its words as a draft', async (house) => {
  const { staff, create, publish, seen } = await openDocumentsDoor(house)
  const { id, version } = await publish(await create('leader', asha))
  const taken = await staff('POST', `/leader/${id}/unpublish`, { version })
  expect(documentIn(taken)).toMatchObject({ state: 'draft', value: asha })
  expect(await seen('leader')).not.toContain('Asha Rao')
})

onBothWithSample('there is one company, and it cannot be taken away', async (house) => {
  const { staff } = await openDocumentsDoor(house)
  const { value, version } = documentIn(await staff('GET', '/company/company'))
  expect((await staff('POST', '/company', { value })).body.code).toBe('document-exists')
  expect((await staff('POST', '/company/company/copy')).body.code).toBe('document-exists')
  expect((await staff('DELETE', '/company/company')).body.code).toBe('document-needed')
  expect((await staff('POST', '/company/company/unpublish', { version })).body.code).toBe(
    'document-needed',
  )
})

onBothWithSample('every version is kept, and can become a draft again', async (house) => {
  const { staff, create, publish } = await openDocumentsDoor(house)
  const { id, version } = await publish(await create('leader', asha))
  await staff('PUT', `/leader/${id}`, { version, value: { ...asha, role: 'Other' } })
  const { body } = await staff('GET', `/leader/${id}/revisions`)
  const revisions = body.revisions as { id: string; version: number; action: string; who: string }[]
  expect(revisions.map((one) => [one.version, one.action, one.who])).toEqual([
    [3, 'changed', 'owner@example.com'],
    [2, 'published', 'owner@example.com'],
    [1, 'drafted', 'owner@example.com'],
  ])
  const first = revisions.at(-1)!.id
  const restored = await staff('POST', `/leader/${id}/revisions/${first}/restore`, { version: 3 })
  expect(documentIn(restored)).toMatchObject({ version: 4, value: asha })
  const other = await create('leader', asha)
  const foreign = await staff('POST', `/leader/${other.id}/revisions/${first}/restore`, {
    version: 1,
  })
  expect(foreign.body.code).toBe('version-not-found')
})

onBothWithSample('a list keeps the order that it is given, a copy comes last', async (house) => {
  const { staff, seen, publish } = await openDocumentsDoor(house)
  const [first = '', second, ...rest] = (await seen('office')) as string[]
  await staff('POST', '/office/pune/move', { behind: 'usa' })
  expect(await seen('office')).toEqual([second, ...rest, first])
  await staff('POST', '/office/pune/move', { behind: null })
  expect(await seen('office')).toEqual([first, second, ...rest])
  expect((await staff('POST', '/office/pune/move', { behind: 'nowhere' })).body).toMatchObject({
    code: 'place-not-found',
    fields: { behind: 'It can’t go after something that isn’t there.' },
  })
  const copy = documentIn(await staff('POST', '/office/pune/copy'))
  await publish(copy)
  expect(await seen('office')).toEqual([first, second, ...rest, first])
})

onBothWithSample('the trash keeps a document as it was; who is named stays', async (house) => {
  const { staff, seen } = await openDocumentsDoor(house)
  const before = await seen('office')
  expect((await staff('DELETE', '/office/patna')).status).toBe(204)
  expect(await seen('office')).not.toContain('Patna')
  expect(documentsIn(await staff('GET', '/office/trash')).map(({ id }) => id)).toEqual(['patna'])
  expect((await staff('DELETE', '/office/patna')).status).toBe(404)
  expect((await staff('POST', '/leader/patna/restore')).status).toBe(404)
  expect((await staff('POST', '/office/patna/restore')).status).toBe(200)
  expect(await seen('office')).toEqual(before)

  const link = { fromId: 'usa', toId: 'patna' }
  await house.db.insertInto('documentLinks').values(link).execute()
  const refused = await staff('DELETE', '/office/patna')
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'document-in-use', namedBy: [{ id: 'usa', kind: 'office' }] },
  })
})

onBothWithSample('the history is written with the change, or neither is', async (house) => {
  const { staff, create, history } = await openDocumentsDoor(house)
  const { id } = await create('leader', asha)
  const last = (await history()).find(({ nounId }) => nounId === id)
  expect(last).toMatchObject({ noun: 'documents', action: 'drafted' })
  await house.db.schema.alterTable('history').renameTo('awayForNow').execute()
  const value = { ...asha, role: 'Never' }
  expect((await staff('PUT', `/leader/${id}`, { version: 1, value })).status).toBe(500)
  await house.db.schema.alterTable('awayForNow').renameTo('history').execute()
  expect(documentIn(await staff('GET', `/leader/${id}`))).toMatchObject({
    version: 1,
    value: asha,
  })
})

const terms = {
  heading: 'Terms of sale',
  linkLabel: 'Terms',
  metaTitle: 'Terms of sale',
  metaDescription: 'What we agree to, and what you do.',
  updatedOn: '2026-11-23',
  lead: 'Short, and meant.',
  sections: [{ id: 'price', heading: 'Price', paragraphs: ['As agreed.'] }],
}

onBothWithSample(
  'editors change what pages say, owners also what binds the company',
  async (house) => {
    const asEditor = await openDocumentsDoor(house, 'editor')
    const forbidden = await asEditor.staff('POST', '/legal-page', { value: terms })
    expect([forbidden.status, forbidden.body.code]).toEqual([403, 'role-not-allowed'])
    await asEditor.publish(await asEditor.create('leader', asha))
    const both = [{ id: 'privacy', version: 1 }]
    expect((await asEditor.staff('POST', '/publish', { documents: both })).status).toBe(403)
  },
)

onBothWithSample(
  'issue 15: what is published an editor reads like anybody, drafts of what binds the company never',
  async (house) => {
    const { staff, visitor, create } = await openDocumentsDoor(house)
    const value = { ...terms, heading: 'Not yet' }
    const privacy = '/legal-page/privacy'
    expect((await staff('PUT', privacy, { version: 1, value })).status).toBe(200)
    const draft = await create('legal-page', terms)
    await house.db.updateTable('staff').set({ role: 'editor' }).execute()
    for (const path of ['/legal-page', privacy, `${privacy}?language=de`, '/consent-text']) {
      const answer = await staff('GET', path)
      expect(answer).toMatchObject({ status: 200 })
      expect(answer).toEqual(await visitor('GET', path))
    }
    expect((await staff('GET', `/legal-page/${draft.id}`)).status).toBe(404)
    for (const path of [`${privacy}/revisions`, `${privacy}/revisions/1`, '/legal-page/trash'])
      expect((await staff('GET', path)).status).toBe(403)
  },
)

onBothWithSample('who has another role changes nothing of what pages say', async (house) => {
  for (const role of ['recruiter', 'sales'] as const) {
    await house.db.deleteFrom('sessions').execute()
    await house.db.deleteFrom('staff').execute()
    const { staff, visitor } = await openDocumentsDoor(house, role)
    expect((await staff('POST', '/leader', { value: asha })).status).toBe(403)
    for (const path of ['/leader', '/leader/ira-deshpande', '/legal-page'])
      expect(await staff('GET', path)).toEqual(await visitor('GET', path))
  }
})

onBothWithSample('a page has an address of its own, and keeps every one it had', async (house) => {
  const { staff, create, publish } = await openDocumentsDoor(house)
  const nowhere = await create('legal-page', terms)
  const refused = await staff('POST', `/legal-page/${nowhere.id}/publish`, { version: 1 })
  expect(refused.body.fields).toEqual({ slug: 'Address is missing.' })
  for (const [slug, code] of [
    ['privacy', 'document-address-taken'],
    ['careers', 'document-address-reserved'],
    ['पुणे', 'fields-invalid'],
    ['a/b', 'fields-invalid'],
  ])
    expect((await staff('POST', '/legal-page', { value: terms, slug })).body.code).toBe(code)
  const made = await staff('POST', '/legal-page', { value: terms, slug: 'terms' })
  const { id, version } = await publish(documentIn(made))
  const moved = { version, value: terms, slug: 'terms-of-sale' }
  await publish(documentIn(await staff('PUT', `/legal-page/${id}`, moved)))
  const taken = await staff('POST', '/legal-page', { value: terms, slug: 'terms' })
  expect(taken.body).toMatchObject({
    code: 'document-address-taken',
    fields: {
      slug: '‘Terms of sale’ had this address before, and whoever asks for it is led there.',
    },
  })
  expect((await readPublished(house.db)).moved.get('/terms')).toBe('/terms-of-sale')
})

onBothWithSample(
  'the page that every form leads to cannot be taken away or moved',
  async (house) => {
    const { staff } = await openDocumentsDoor(house)
    const { value, version } = documentIn(await staff('GET', '/legal-page/privacy'))
    const moved = await staff('PUT', '/legal-page/privacy', { value, version, slug: 'data' })
    expect(moved).toMatchObject({ status: 409, body: { code: 'document-needed' } })
    const kept = await staff('PUT', '/legal-page/privacy', { value, version, slug: 'privacy' })
    expect(kept.status).toBe(200)
    expect((await staff('DELETE', '/legal-page/privacy')).body.code).toBe('document-needed')
    expect((await staff('DELETE', '/legal-page/accessibility')).status).toBe(204)
  },
)

onBothWithSample('two processes publish what is due once', async (house) => {
  const { staff, create } = await openDocumentsDoor(house)
  const { id } = await create('leader', asha)
  const publishAt = new Date(Date.now() + 3_600_000).toISOString()
  await staff('POST', `/leader/${id}/publish`, { version: 1, publishAt })
  const process = () => publishDue(houseIn(house, 3_600_001))
  const counts = await Promise.all([process(), process()])
  expect(counts.toSorted()).toEqual([0, 1])
  expect(documentIn(await staff('GET', `/leader/${id}`))).toMatchObject({ version: 3 })
})

onBothWithSample('an address changes at once, and who reads the pages is told', async (house) => {
  const { staff } = await openDocumentsDoor(house)
  const { value } = documentIn(await staff('GET', '/legal-page/imprint'))
  const told: string[] = []
  house.changes.onChange((nouns) => void told.push(...nouns))
  await staff('PUT', '/legal-page/imprint', { version: 1, value })
  expect(told).toEqual([])
  await staff('PUT', '/legal-page/imprint', { version: 2, value, slug: 'about-us' })
  expect(told).toEqual(['documents:legal-page'])
  expect((await readPublished(house.db)).moved.get('/imprint')).toBe('/about-us')
})

onBothWithSample('ADM-2: the presentation is for who works here, by every door', async (house) => {
  const { staff, visitor } = await openDocumentsDoor(house, 'recruiter')
  for (const path of ['/deck', '/deck/deck', '/deck/no-such', '/deck?language=de']) {
    const { status, body } = await visitor('GET', path)
    expect([path, status, body.code]).toEqual([path, 401, 'not-logged-in'])
  }
  expect(documentsIn(await staff('GET', '/deck'))).toHaveLength(1)
  expect((await staff('GET', '/deck/deck')).status).toBe(200)
  expect((await visitor('GET', '/leader')).status).toBe(200)
})

onBothWithSample('a second presentation does not come back from the trash', async (house) => {
  const { staff, create } = await openDocumentsDoor(house)
  const { value } = documentIn(await staff('GET', '/deck/deck'))
  expect((await staff('DELETE', '/deck/deck')).status).toBe(204)
  await create('deck', value)
  expect((await staff('POST', '/deck/deck/restore')).body.code).toBe('document-exists')
})

onBothWithSample(
  'a service has its address below its section, and its cards below it, wherever they go',
  async (house) => {
    const { staff } = await openDocumentsDoor(house)
    const ai = documentIn(await staff('GET', '/service/ai'))
    const again = (slug: string, section: string) =>
      staff('POST', '/service', { slug, value: { ...ai.value, section } })
    expect((await again('AI', 'technology')).body.code).toBe('document-address-taken')
    expect((await again('ai', 'industries')).status).toBe(201)

    const movedTo = async (from: string) => (await readPublished(house.db)).moved.get(from)
    const section = documentIn(await staff('GET', '/service-section/technology'))
    await staff('PUT', '/service-section/technology', { ...section, slug: 'How-We-Work' })
    expect(await movedTo('/services/technology')).toBeUndefined()
    expect(await movedTo('/services/technology/ai')).toBe('/services/How-We-Work/ai')
    await staff('PUT', '/service/ai', { ...ai, slug: 'machines' })
    const card = '/services/technology/ai/watching-for-drift'
    expect(await movedTo(card)).toBe('/services/How-We-Work/machines/watching-for-drift')

    const { version } = documentIn(await staff('GET', '/service/ai'))
    const value = { ...ai.value, section: 'offerings' }
    await staff('PUT', '/service/ai', { version, value, slug: 'machines' })
    expect(await movedTo('/services/technology/ai')).toBe('/services/How-We-Work/machines')
    await staff('POST', '/service/ai/publish', { version: version + 1 })
    expect(await movedTo(card)).toBe('/services/offerings/machines/watching-for-drift')
    expect(await movedTo('/services/how-we-work/machines')).toBe('/services/offerings/machines')
    expect((await again('machines', 'technology')).body.code).toBe('document-address-taken')
  },
)

test('issue 13: a typo in what a page says it has read does not compile', () => {
  const nouns: Noun[] = ['posts', 'documents', 'documents:home']
  // @ts-expect-error There is no such table.
  nouns.push('psots')
  // @ts-expect-error There is no such kind of document.
  nouns.push('documents:hoem')
  // @ts-expect-error Posts are not told by their parts.
  nouns.push('posts:home')
  expect(nouns.filter(isPublishedNoun)).toContain(publishedNoun('home'))
})
