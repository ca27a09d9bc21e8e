import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { expect, inject } from 'vitest'
import { type House, onBothDatabases } from '../../../test/database/both-databases.ts'
import { openFiles } from '../../platform/files/files.ts'
import { documentsWith } from '../documents/documents-with.ts'
import { createDocument } from '../documents/write/create-document.ts'
import { saveDraft } from '../documents/write/save-draft.ts'
import { saveTranslation } from '../documents/write/save-translation.ts'
import { trashDocument } from '../documents/write/trash-document.ts'
import { keepPicture } from '../media/keep-picture.ts'
import { describePicture } from '../media/library/describe-picture.ts'
import { listDrawings } from '../media/library/list-drawings.ts'
import { listPictures } from '../media/library/list-pictures.ts'
import { readPictureNote } from '../media/library/read-picture-note.ts'
import { restorePictures, trashPictures } from '../media/library/trash-pictures.ts'
import { writeDraft } from '../posts/drafts/write-draft.ts'
import { sweepPictures } from '../posts/pictures/sweep-pictures.ts'
import { writePost } from '../posts/write/write-post.ts'
import { type Actor, sampleContent } from '../sessions/actor.ts'
import { noteEarlierPictures } from './note-earlier-pictures.ts'
import { replacePicture, undoReplacement } from './replace-picture.ts'

const day = 86_400_000
const editor: Actor = { kind: 'staff', staffId: 'e', role: 'editor', sessionId: 's' }

async function openPictures(house: House) {
  const { db, changes } = house
  const dataDir = await mkdtemp(join(inject('scratch'), 'pictures-'))
  const files = openFiles({ dataDir, filesUrl: undefined, s3Credentials: undefined }, 'media')
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
  const upload = (name = 'a.png', isKept = false) =>
    keepPicture(
      { changes, pictures: files },
      sampleContent,
      Readable.from([bytes]),
      (heavy) => heavy(),
      { name, isKept },
    )
  const ground = { db, changes, drawings: new Set(['oak']) }
  const leader = (name: string, picture: object) =>
    createDocument(ground, sampleContent, { kind: 'leader', value: { name, picture } })
  const post = (title: string, content: string, thumbnail = '/drawings/x.svg') =>
    writePost({ changes }, sampleContent, { title, category: 'News', thumbnail, content })
  const open = (id: string) => readPictureNote({ db }, sampleContent, id)
  const age = async (id: string, at: { createdAt?: string; deletedAt?: string }) => {
    if (at.createdAt)
      await db.updateTable('media').set({ createdAt: at.createdAt }).where('id', '=', id).execute()
    if (at.deletedAt)
      await db
        .updateTable('mediaNotes')
        .set({ deletedAt: at.deletedAt })
        .where('mediaId', '=', id)
        .execute()
  }
  const sweep = () => sweepPictures({ db, changes, pictures: files }, 7 * day, documentsWith)
  const left = async () =>
    (await db.selectFrom('media').select('id').execute()).map(({ id }) => id).toSorted()
  return { ...house, ground, upload, leader, post, open, age, sweep, left }
}

const image = (url: string, alt = '') => `<p>x</p><p><img src="${url}" alt="${alt}" /></p>`

onBothDatabases(
  'each picture knows what shows it, and where its words are missing',
  async (house) => {
    const { db, ground, changes, upload, leader, post, open } = await openPictures(house)
    const [shown, other] = [await upload(), await upload()]
    const asha = await leader('Asha Rao', { upload: shown.url, alt: 'Asha at her desk' })
    await post(
      'A day “out”',
      `${image(shown.url)}${image(`${shown.url}/40.webp`, 'A boat &amp; oars')}`,
    )
    await writeDraft({ changes }, sampleContent, {
      title: 'Not yet',
      category: '',
      thumbnail: shown.url,
      content: `<p><a href="${other.url}">Look</a></p>`,
    })
    expect((await open(shown.id)).places).toMatchObject([
      { noun: 'documents', kind: 'leader', title: 'Asha Rao', sides: ['draft'], wordless: 0 },
      {
        noun: 'posts',
        title: 'A day “out”',
        sides: ['published'],
        wordless: 1,
        alts: ['A boat & oars'],
      },
      { noun: 'posts', title: 'Not yet', sides: ['draft'], wordless: 0 },
    ])
    expect((await open(other.id)).places).toMatchObject([{ title: 'Not yet', wordless: 0 }])
    const ids = async (query: Parameters<typeof listPictures>[2]) =>
      (await listPictures({ db }, sampleContent, query)).pictures.map(({ id }) => id)
    expect(await ids({ q: 'asha' })).toEqual([shown.id])
    expect(await ids({ q: 'oars day' })).toEqual([shown.id])
    expect(await ids({ words: 'missing' })).toEqual([shown.id])
    expect(await ids({ use: 'documents' })).toEqual([shown.id])
    expect(new Set(await ids({ use: 'posts' }))).toEqual(new Set([shown.id, other.id]))
    await saveDraft(ground, sampleContent, asha.id, {
      version: asha.version,
      value: { name: 'Asha Rao', picture: { drawing: 'oak' } },
    })
    expect(await ids({ use: 'documents' })).toEqual([])
    const drawn = [{ name: 'oak', src: '', width: 1, height: 1, title: '', description: '' }]
    expect(await listDrawings({ db, drawn }, sampleContent)).toMatchObject([
      { name: 'oak', places: [{ title: 'Asha Rao' }] },
    ])
  },
)

onBothDatabases('a picture is replaced in all places at once, and put back', async (house) => {
  const { db, ground, changes, upload, leader, post, open } = await openPictures(house)
  const [old, next] = [await upload(), await upload('new.png')]
  await describePicture({ changes }, sampleContent, old.id, { version: 1, alt: 'A boat' })
  const focus = { x: 30, y: 20 }
  const asha = await leader('Asha', { upload: old.url, alt: 'Asha', focus })
  const { id } = await post(
    'Boats',
    `<figure><img src="${old.url}" alt="Oars" width="90" height="45" /></figure>${image(`${old.url}/40.webp`)}`,
    `${old.url}/40.webp`,
  )
  const heard: string[] = []
  changes.onChange((nouns) => void heard.push(...nouns))
  expect(await replacePicture({ changes }, sampleContent, old.id, next.id)).toBe(2)
  expect(heard).toEqual(expect.arrayContaining(['posts', 'documents:leader']))
  const content = () =>
    db.selectFrom('posts').selectAll().where('title', '=', 'Boats').executeTakeFirstOrThrow()
  const changed = await content()
  expect(changed.thumbnail).toBe(next.url)
  expect(changed.content).not.toContain(old.id)
  expect(changed.content).toContain('alt="Oars"')
  expect(changed.content).not.toContain('width=')
  expect((await open(next.id)).places.map(({ title }) => title)).toEqual(['Asha', 'Boats'])
  expect(await open(old.id)).toMatchObject({
    places: [],
    picture: { deletedAt: expect.any(String) },
  })
  expect(await open(next.id)).toMatchObject({ replaced: old.id, picture: { alt: 'A boat' } })
  const rows = await db
    .selectFrom('history')
    .select(['noun', 'nounId'])
    .where('action', '=', 'picture replaced')
    .execute()
  expect(rows.map(({ nounId }) => nounId).toSorted()).toEqual([asha.id, id].toSorted())

  expect(await undoReplacement({ changes }, sampleContent, next.id)).toEqual({
    id: old.id,
    places: 2,
  })
  expect((await content()).thumbnail).toBe(old.url)
  expect(await open(old.id)).toMatchObject({ places: [{ title: 'Asha' }, { title: 'Boats' }] })
  expect((await open(next.id)).picture.deletedAt).toBeTruthy()
  await expect(undoReplacement({ changes }, sampleContent, next.id)).rejects.toMatchObject({
    code: 'picture-not-replaced',
  })
  const [kept] = await ground.db
    .selectFrom('documentTexts')
    .select('draft')
    .where('documentId', '=', asha.id)
    .execute()
  expect(JSON.parse(kept!.draft!).picture).toEqual({ upload: old.url, alt: 'Asha', focus })
})

onBothDatabases(
  'nothing is replaced where one place may not be changed, or shows both',
  async (house) => {
    const { ground, changes, upload, leader, post, open } = await openPictures(house)
    const [old, next] = [await upload(), await upload()]
    await leader('Asha', { upload: old.url, alt: 'Asha' })
    const brand = await createDocument(ground, sampleContent, {
      kind: 'brand',
      value: { logoPicture: { upload: old.url, alt: 'Us' } },
    })
    const replace = (actor: Actor) => replacePicture({ changes }, actor, old.id, next.id)
    await expect(replace(editor)).rejects.toMatchObject({
      code: 'picture-for-owners',
      message: '‘Brand’ shows this picture and can be changed by owners only. Ask one of them.',
    })
    expect((await open(old.id)).places).toHaveLength(2)
    await trashDocument({ changes }, sampleContent, brand.id)
    await post('Both', image(old.url) + image(next.url))
    await expect(replace(sampleContent)).rejects.toMatchObject({
      code: 'picture-shown-beside',
      message: '‘Both’ shows both pictures. Change it there first.',
    })
  },
)

onBothDatabases(
  'a picture that is shown can’t be thrown away; another can, and comes back',
  async (house) => {
    const { db, changes, ground, upload, leader, open } = await openPictures(house)
    const [shown, unused, late] = [await upload(), await upload(), await upload()]
    const asha = await leader('Asha', { upload: shown.url, alt: 'Asha' })
    const told = await trashPictures({ changes }, editor, [shown.id, unused.id, 'x'.repeat(16)])
    expect(told).toMatchObject({
      done: [unused.id],
      refused: [
        {
          id: shown.id,
          code: 'picture-in-use',
          message: '‘Asha’ shows this picture. Remove it there, or replace it.',
        },
        { code: 'picture-not-found' },
      ],
    })
    const inTrash = async () =>
      (await listPictures({ db }, editor, { state: 'trash' })).pictures.map(({ id }) => id)
    expect(await inTrash()).toEqual([unused.id])
    await restorePictures({ changes }, editor, [unused.id])
    expect(await inTrash()).toEqual([])
    expect((await open(unused.id)).picture.isKept).toBe(true)
    await trashPictures({ changes }, editor, [late.id])
    const value = { name: 'Asha', picture: { upload: late.url, alt: 'Asha' } }
    const { version } = await ground.db
      .selectFrom('documents')
      .select('version')
      .where('id', '=', asha.id)
      .executeTakeFirstOrThrow()
    await saveDraft(ground, sampleContent, asha.id, { version, value })
    expect(await inTrash()).toEqual([])
  },
)

onBothDatabases(
  'kept pictures are never swept; thrown away ones after a month, unless a version has them',
  async (house) => {
    const { changes, upload, leader, age, sweep, left, ground } = await openPictures(house)
    const before = (days: number) => new Date(Date.now() - days * day).toISOString()
    const [kept, loose] = [await upload('k.png', true), await upload()]
    const [fresh, old, needed] = [await upload(), await upload(), await upload()]
    const asha = await leader('Asha', { upload: needed.url, alt: 'Asha' })
    await saveDraft(ground, sampleContent, asha.id, { version: 1, value: { name: 'Asha' } })
    for (const { id } of [kept, loose, fresh, old, needed]) await age(id, { createdAt: before(90) })
    await trashPictures({ changes }, editor, [fresh.id, old.id, needed.id])
    await age(fresh.id, { deletedAt: before(29) })
    for (const { id } of [old, needed]) await age(id, { deletedAt: before(31) })
    await sweep()
    expect(await left()).toEqual([kept.id, fresh.id, needed.id].toSorted())
  },
)

onBothDatabases('what was shown before there were notes is noted once', async (house) => {
  const { db, changes, upload, leader, post, open } = await openPictures(house)
  const shown = await upload()
  await leader('Asha', { upload: shown.url, alt: 'Asha' })
  await post('Boats', image(shown.url))
  await db.deleteFrom('mediaUses').execute()
  expect(await noteEarlierPictures(changes)).toBe(true)
  expect((await open(shown.id)).places).toHaveLength(2)
  await db.deleteFrom('mediaUses').execute()
  expect(await noteEarlierPictures(changes)).toBe(false)
})

onBothDatabases('a description is not written over one that came meanwhile', async (house) => {
  const { changes, upload } = await openPictures(house)
  const { id } = await upload()
  const say = (version: number, alt: string) =>
    describePicture({ changes }, editor, id, { version, alt })
  expect(await say(1, 'A boat')).toMatchObject({ version: 2, alt: 'A boat', isKept: true })
  await expect(say(1, 'A ship')).rejects.toMatchObject({ code: 'picture-changed' })
})

onBothDatabases(
  'a picture is replaced in what other languages say too, and found by the words it takes over',
  async (house) => {
    const { db, ground, changes, upload, leader, open } = await openPictures(house)
    const [old, next] = [await upload(), await upload('new.png')]
    const [german, other] = [await upload(), await upload()]
    await describePicture({ changes }, sampleContent, old.id, { version: 1, alt: 'Yard at noon' })
    const asha = await leader('Asha', { upload: old.url, alt: 'Asha' })
    const value = { picture: { upload: old.url, alt: 'Asha am Tisch' } }
    const change = { version: asha.version, language: 'de', value }
    await saveTranslation(ground, sampleContent, asha.id, change)
    const said = async () => {
      const { draft } = await db
        .selectFrom('documentTexts')
        .select('draft')
        .where('documentId', '=', asha.id)
        .where('language', '=', 'de')
        .executeTakeFirstOrThrow()
      return JSON.parse(draft!)
    }
    const put = (url: string) => ({ picture: { upload: url, alt: 'Asha am Tisch' } })
    await replacePicture({ changes }, sampleContent, old.id, next.id)
    expect(await said()).toEqual(put(next.url))
    expect((await open(old.id)).places).toEqual([])
    expect((await open(next.id)).places).toMatchObject([{ alts: ['Asha am Tisch', 'Asha'] }])
    const { pictures } = await listPictures({ db }, sampleContent, { q: 'noon', use: 'any' })
    expect(pictures.map(({ id }) => id)).toEqual([next.id])
    await undoReplacement({ changes }, sampleContent, next.id)
    expect(await said()).toEqual(put(old.url))
    // As it is where a list, which a language has as a whole, shows a picture of its own.
    const own = JSON.stringify(put(german.url))
    await db.updateTable('documentTexts').set({ draft: own }).where('language', '=', 'de').execute()
    await noteEarlierPictures(changes)
    expect((await open(german.id)).places).toMatchObject([{ title: 'Asha', sides: ['draft'] }])
    await replacePicture({ changes }, sampleContent, german.id, other.id)
    expect(await said()).toEqual(put(other.url))
  },
)
