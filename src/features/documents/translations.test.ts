import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, onTestFinished } from 'vitest'
import { type House, onBothWithSample } from '../../../test/database/both-databases.ts'
import { documentIn, openDocumentsDoor } from '../../../test/sent/documents-door.ts'
import { drawingNames } from '../../drawings/picture.server.ts'
import { commandLine } from '../sessions/actor.ts'
import { documentFiles } from './packs/document-files.ts'
import { restoreDocuments, trashDocuments } from './packs/put-away-documents.ts'
import { putDocuments } from './packs/put-pack.ts'
import { readPack } from './packs/read-pack.ts'
import { readPublished } from './read/documents.ts'

const leader = { name: 'Asha Rao', role: 'Head of testing', text: 'Breaks it before you do.' }

/** What a database keeps of a document in German. */
const german = (house: House, id: string) =>
  house.db
    .selectFrom('documentTexts')
    .select(['draft', 'published'])
    .where('documentId', '=', id)
    .where('language', '=', 'de')
    .executeTakeFirst()

async function withAsha(house: House) {
  const door = await openDocumentsDoor(house)
  const asha = await door.publish(await door.create('leader', leader))
  const say = async (value: object, version: number) =>
    door.staff('PUT', `/leader/${asha.id}`, { language: 'de', value, version })
  const shown = async (language?: string) =>
    (await readPublished(house.db, language)).leaders.find(({ id }) => id === asha.id)
  return { ...door, asha, say, shown }
}

onBothWithSample.postgresLong(
  'a language says what it has, and the rest as the default one does, field by field',
  async (house) => {
    const { asha, say, shown, publish, visitor } = await withAsha(house)
    const said = documentIn(await say({ role: 'Leiterin der Prüfung' }, asha.version))
    expect(said).toMatchObject({ language: 'de', value: { role: 'Leiterin der Prüfung' } })
    expect(await shown('de')).toEqual(await shown())
    await publish(said)
    const inGerman = { ...leader, role: 'Leiterin der Prüfung' }
    expect(await shown('de')).toEqual({ ...inGerman, id: asha.id })
    expect(await shown()).toEqual({ ...leader, id: asha.id })
    expect(await shown('fr')).toEqual({ ...leader, id: asha.id })
    expect((await visitor('GET', `/leader/${asha.id}?language=de`)).body).toEqual({
      document: { id: asha.id, value: inGerman },
    })
  },
)

onBothWithSample.postgresLong(
  'what was only read from the default language is never kept as a copy in another',
  async (house) => {
    const { asha, say, shown, staff, publish } = await withAsha(house)
    // As an editor would, that shows the whole page and saves all of it.
    const whole = { ...leader, text: 'Macht es kaputt, bevor Sie es tun.' }
    const said = documentIn(await say(whole, asha.version))
    expect(await german(house, asha.id)).toEqual({
      draft: JSON.stringify({ text: whole.text }),
      published: null,
    })
    const read = await staff('GET', `/leader/${asha.id}?language=de`)
    expect(documentIn(read).value).toEqual({ text: whole.text })
    const put = { version: said.version, value: { ...leader, role: 'Head of doubt' } }
    await publish(documentIn(await staff('PUT', `/leader/${asha.id}`, put)))
    expect(await shown('de')).toMatchObject({ role: 'Head of doubt', text: whole.text })
    const drafts = (await german(house, asha.id))!
    expect(drafts).toEqual({ draft: null, published: JSON.stringify({ text: whole.text }) })
  },
)

onBothWithSample.postgresLong(
  'what all languages share changes in the default one alone',
  async (house) => {
    const { staff } = await openDocumentsDoor(house)
    const { version, value } = documentIn(await staff('GET', '/counter/experts'))
    const other = { ...value, value: 7 }
    const put = { language: 'de', value: other, version }
    const refused = await staff('PUT', '/counter/experts', put)
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { value: 'All languages share this: it is changed in the default one.' },
    ])
    expect(await german(house, 'experts')).toBeUndefined()
  },
)

onBothWithSample.postgresLong(
  'a list is taken whole, and a document that it names is not let go unseen',
  async (house) => {
    const { staff, create, publish } = await openDocumentsDoor(house)
    const page = { title: 'How', lead: 'So.', metaDescription: 'How it is done.', listed: 'nobody' }
    const made = await staff('POST', '/page', { slug: 'how', value: { ...page, blocks: [] } })
    const asha = await publish(
      await create('testimonial', {
        name: 'Asha',
        role: 'Buyer',
        rating: 5,
        text: 'Good.',
      }),
    )
    const blocks = [{ block: 'quotation', testimonial: asha.id }]
    const { id } = documentIn(made)
    const change = { language: 'de', value: { title: 'Wie', blocks }, version: 1 }
    await publish(documentIn(await staff('PUT', `/page/${id}`, change)))
    const shown = async (language?: string) => (await readPublished(house.db, language)).pages
    expect(await shown('de')).toMatchObject([{ title: 'Wie', lead: 'So.', blocks }])
    expect(await shown()).toMatchObject([{ title: 'How', blocks: [] }])
    expect((await staff('DELETE', `/testimonial/${asha.id}`)).status).toBe(409)
    expect((await staff('DELETE', `/testimonial/${asha.id}?unlink=true`)).status).toBe(204)
    expect(await shown('de')).toMatchObject([{ title: 'Wie', blocks: [{ block: 'quotation' }] }])
  },
)

onBothWithSample.postgresLong(
  'what nobody has touched goes out of every language with it, and comes back to each',
  async (house) => {
    const { staff, publish } = await openDocumentsDoor(house)
    const page = { title: 'How', lead: 'So.', metaDescription: 'How it is done.', listed: 'nobody' }
    const made = await staff('POST', '/page', { slug: 'how', value: { ...page, blocks: [] } })
    const { id } = documentIn(made)
    const [quoted] = (await readPublished(house.db)).testimonials
    const blocks = [{ block: 'quotation', testimonial: quoted!.id }]
    const change = { language: 'de', value: { title: 'Wie', blocks }, version: 1 }
    await publish(documentIn(await staff('PUT', `/page/${id}`, change)))
    const shown = async () => (await readPublished(house.db, 'de')).pages[0]!.blocks
    const at = house.changes.now()
    const seen = [{ id: quoted!.id, version: 1 }]
    const away = await house.changes.transaction((db) => trashDocuments(db, commandLine, seen, at))
    expect(await shown()).toEqual([{ block: 'quotation' }])
    await house.changes.transaction((db) => restoreDocuments(db, commandLine, away, at))
    expect(await shown()).toEqual(blocks)
  },
)

onBothWithSample.postgresLong('a publication is taken back in every language', async (house) => {
  const { asha, say, shown, staff } = await withAsha(house)
  const publishAs = async (role: string, version: number) => {
    const { id, version: said } = documentIn(await say({ role }, version))
    const documents = [{ id, version: said }]
    const { body } = await staff('POST', '/publish', { documents })
    return { publication: String(body.publication), version: said + 1 }
  }
  const first = await publishAs('Prüferin', asha.version)
  const second = await publishAs('Chefin', first.version)
  const takeBack = async ({ publication }: { publication: string }) =>
    (await staff('POST', `/../publications/${publication}/take-back`, {})).status
  expect(await takeBack(second)).toBe(204)
  expect(await shown('de')).toMatchObject({ role: 'Prüferin' })
  expect(await german(house, asha.id)).toMatchObject({ draft: '{"role":"Chefin"}' })
  expect(await takeBack(first)).toBe(204)
  expect(await shown('de')).toEqual(await shown())
  expect(await german(house, asha.id)).toEqual({ draft: '{"role":"Chefin"}', published: null })
})

onBothWithSample.postgresLong(
  'an earlier version of a language is brought back to that language',
  async (house) => {
    const { asha, say, staff } = await withAsha(house)
    const first = documentIn(await say({ role: 'Prüferin' }, asha.version))
    await say({ role: 'Chefin' }, first.version)
    const { body } = await staff('GET', `/leader/${asha.id}/revisions`)
    const [, before] = body.revisions as { id: string }[]
    const path = `/leader/${asha.id}/revisions/${before!.id}/restore`
    await staff('POST', path, { version: first.version + 1 })
    expect((await german(house, asha.id))!.draft).toBe(JSON.stringify({ role: 'Prüferin' }))
    expect(documentIn(await staff('GET', `/leader/${asha.id}`)).value).toEqual(leader)
  },
)

onBothWithSample.postgresLong(
  'a pack holds every language, and gives the same bytes again',
  async (house) => {
    const { asha, say, publish, shown } = await withAsha(house)
    await publish(documentIn(await say({ role: 'Prüferin' }, asha.version)))
    await say({ role: 'Chefin' }, asha.version + 2)
    const folder = await mkdtemp(join(inject('scratch'), 'languages-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await cp('packs/naksha/pack.json', join(folder, 'pack.json'))
    const files = await documentFiles(house.db)
    for (const [file, text] of files) {
      await mkdir(join(folder, file, '..'), { recursive: true })
      await writeFile(join(folder, file), text)
    }
    const file = join(folder, `leader/${asha.id}.json`)
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
      en: leader,
      de: { role: 'Prüferin' },
      drafts: { de: { role: 'Chefin' } },
    })
    const put = () =>
      house.changes.transaction(async (db) => {
        const { documents, faults } = readPack(folder, drawingNames, house.changes.now())
        expect(faults).toEqual([])
        return putDocuments(db, commandLine, documents, house.changes.now())
      })
    expect(await put()).toEqual([])

    const other = JSON.parse(await readFile(file, 'utf8')) as { drafts: object }
    await writeFile(file, JSON.stringify({ ...other, de: undefined, drafts: {} }))
    await put()
    expect(await german(house, asha.id)).toBeUndefined()
    const history = await house.db
      .selectFrom('history')
      .select(['action', 'before', 'after'])
      .where('nounId', '=', asha.id)
      .orderBy('at', 'desc')
      .orderBy('id')
      .execute()
    const [last, gone] = history
    expect([last!.action, gone!.action]).toEqual(['changed', 'translated'])
    const said = [gone!.before, gone!.after].map((json) => JSON.parse(json!) as object)
    expect(said).toMatchObject([
      { language: 'de', value: { role: 'Chefin' } },
      { language: 'de', value: {} },
    ])
    await writeFile(file, files.get(`leader/${asha.id}.json`)!)
    await put()
    await house.db.deleteFrom('documentTexts').where('language', '=', 'de').execute()
    expect(await put()).toEqual([{ action: 'changed', file: `leader/${asha.id}.json` }])
    expect(await documentFiles(house.db)).toEqual(files)
    expect(await shown('de')).toMatchObject({ role: 'Prüferin', text: leader.text })

    await writeFile(file, '{ "place": 1, "German": { "role": "Chefin" }, "de": [] }')
    const told = (field: string, reason: string) => ({
      file: `leader/${asha.id}.json`,
      field,
      reason,
    })
    expect(readPack(folder, drawingNames, house.changes.now()).faults).toEqual([
      told('', 'There is no field German.'),
      told('de', 'There must be an object with fields.'),
    ])
  },
)
