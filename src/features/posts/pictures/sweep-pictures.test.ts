import { Readable } from 'node:stream'
import sharp from 'sharp'
import { expect } from 'vitest'
import { type House, onBothDatabases } from '../../../../test/database/both-databases.ts'
import { houseIn } from '../../../../test/database/house-at.ts'
import { openPostsDoor, postIn, texts } from '../../../../test/sent/posts-door.ts'
import { openFiles } from '../../../platform/files/files.ts'
import { keepPicture } from '../../media/keep-picture.ts'
import { putDocuments } from '../../documents/packs/put-pack.ts'
import { documentsWith } from '../../documents/documents-with.ts'
import { createDocument } from '../../documents/write/create-document.ts'
import { findActor, sampleContent } from '../../sessions/actor.ts'
import { sweepPictures } from './sweep-pictures.ts'

const day = 86_400_000

async function openSweep(house: House) {
  const { db, changes, dataDir } = house
  const door = await openPostsDoor(house)
  const actor = (await findActor(house, door.headers.authorization.slice('Bearer '.length)))!
  const files = openFiles({ dataDir, filesUrl: undefined, s3Credentials: undefined }, 'media')
  const bytes = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#c33' },
  })
    .png()
    .toBuffer()
  const upload = async (ageMs: number) => {
    const picture = await keepPicture(
      { changes, pictures: files },
      actor,
      Readable.from([bytes]),
      (heavy) => heavy(),
    )
    const createdAt = new Date(Date.now() - ageMs).toISOString()
    await db.updateTable('media').set({ createdAt }).where('id', '=', picture.id).execute()
    return picture
  }
  const kept = async () => {
    const keys: string[] = []
    for await (const { key } of files.list()) keys.push(key)
    return keys
  }
  const left = async () => {
    const rows = await db.selectFrom('media').select('id').execute()
    return rows.map(({ id }) => id).toSorted()
  }
  const draft = (method: 'POST' | 'PUT', path: string, payload: object) =>
    door.app.inject({
      method,
      url: `/api/blogs/drafts${path}`,
      headers: door.headers,
      payload,
    })
  const sweep = (by: Pick<House, 'db' | 'changes'> = house) =>
    sweepPictures({ ...by, pictures: files }, 7 * day, documentsWith)
  return { ...door, files, upload, kept, left, draft, sweep }
}

const showing = ({ url }: { url: string }) => `<p>x</p><p><img src="${url}" alt="A" /></p>`

onBothDatabases(
  'INS: pictures that nothing shows are removed after a week, with their files; used ones never',
  async (house) => {
    const { upload, kept, left, draft, sweep, post, put, remove } = await openSweep(house)
    const asThumbnail = await upload(30 * day)
    const inContent = await upload(30 * day)
    const inTrash = await upload(30 * day)
    const inDraft = await upload(30 * day)
    const inHistory = await upload(30 * day)
    const fresh = await upload(6 * day)
    const unused = await upload(8 * day)
    const { fileKey } = await house.db
      .selectFrom('media')
      .select('fileKey')
      .where('id', '=', unused.id)
      .executeTakeFirstOrThrow()
    await post({ ...texts, thumbnail: asThumbnail.url, content: showing(inContent) })
    const gone = postIn(await post({ ...texts, thumbnail: `${inTrash.url}/40.webp` }))
    expect((await remove(gone.key)).statusCode).toBe(204)
    expect((await draft('POST', '', { ...texts, content: showing(inDraft) })).statusCode).toBe(201)
    const changed = postIn(await post({ ...texts, content: showing(inHistory) }))
    expect((await put(changed.key, texts)).statusCode).toBe(200)
    expect((await kept()).length).toBe(7 * 3)

    expect(await sweep()).toBe(3)
    const used = [asThumbnail, inContent, inTrash, inDraft, inHistory]
    expect(await left()).toEqual([...used, fresh].map(({ id }) => id).toSorted())
    const files = await kept()
    expect(files.length).toBe(6 * 3)
    expect(files).not.toContain(fileKey)
    expect(await house.db.selectFrom('mediaCopies').selectAll().execute()).toHaveLength(12)
    const rows = await house.db
      .selectFrom('history')
      .selectAll()
      .where('nounId', '=', unused.id)
      .where('action', '=', 'removed as unused')
      .execute()
    expect(rows).toMatchObject([{ noun: 'media', staffId: null }])
    expect(await sweep()).toBe(0)
  },
)

onBothDatabases(
  'INS: a file of a picture that no row knows is removed once it cannot be an upload any more',
  async (house) => {
    const { upload, kept, sweep, files } = await openSweep(house)
    await upload(0)
    await files.put(Readable.from([Buffer.from('left by a process that died')]))
    expect(await sweep()).toBe(0)
    // An import of many pictures may go on for hours before their rows are there.
    expect(await sweep(houseIn(house, day - 60_000))).toBe(0)
    expect(await sweep(houseIn(house, day + 60_000))).toBe(1)
    expect((await kept()).length).toBe(3)
  },
)

onBothDatabases(
  'INS: a picture put into a post while the sweep looks is not removed',
  async (house) => {
    const { upload, left, sweep, post } = await openSweep(house)
    const late = await upload(30 * day)
    const { transaction } = house.changes
    let isFirst = true
    house.changes.transaction = async (work) => {
      if (!isFirst) return transaction.call(house.changes, work) as never
      isFirst = false
      expect((await post({ ...texts, content: showing(late) })).statusCode).toBe(201)
      return transaction.call(house.changes, work) as never
    }
    expect(await sweep()).toBe(0)
    expect(await left()).toEqual([late.id])
  },
)

onBothDatabases('a picture that a document shows is never swept', async (house) => {
  const { upload, left, sweep } = await openSweep(house)
  const shown = await upload(30 * day)
  await upload(30 * day)
  const ground = { ...house, drawings: new Set<string>() }
  const picture = { upload: shown.url, alt: 'Asha at her desk' }
  await createDocument(ground, sampleContent, { kind: 'leader', value: { name: 'Asha', picture } })
  expect(await sweep()).toBeGreaterThan(0)
  expect(await left()).toEqual([shown.id])
})

onBothDatabases(
  'a picture that a document shows under a draft without it, as a pack may bring both, is never swept',
  async (house) => {
    const { upload, left, sweep } = await openSweep(house)
    const shown = await upload(30 * day)
    const ira = {
      file: 'leader/ira.json',
      id: 'ira',
      kind: 'leader' as const,
      place: 1,
      slug: null,
      formerly: [],
      translations: [],
      publishAt: null,
      published: { name: 'Ira', role: '', text: '', picture: { upload: shown.url, alt: 'Ira' } },
      draft: { name: 'Ira' },
    }
    await house.changes.transaction((db) =>
      putDocuments(db, sampleContent, [ira], house.changes.now()),
    )
    expect(await sweep()).toBe(0)
    expect(await left()).toEqual([shown.id])
  },
)
