import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { expect, inject } from 'vitest'
import { type House, onBothDatabases } from '../../../../test/database/both-databases.ts'
import { openFiles } from '../../../platform/files/files.ts'
import { housekeeping, sampleContent } from '../../sessions/actor.ts'
import { keepPicture, type Wish } from '../keep-picture.ts'
import type { PictureQuery } from './library-fields.ts'
import { listPictures } from './list-pictures.ts'

async function openLibrary({ db, changes }: House) {
  const dataDir = await mkdtemp(join(inject('scratch'), 'library-'))
  const pictures = openFiles({ dataDir, filesUrl: undefined, s3Credentials: undefined }, 'media')
  const bytes = (width: number) =>
    sharp({ create: { width, height: 10, channels: 3, background: '#c33' } })
      .png()
      .toBuffer()
  const upload = async (wish: Wish, width = 20) =>
    keepPicture(
      { changes, pictures },
      sampleContent,
      Readable.from([await bytes(width)]),
      (heavy) => heavy(),
      wish,
    )
  const list = (query: PictureQuery = {}) => listPictures({ db }, sampleContent, query)
  const names = async (query?: PictureQuery) => (await list(query)).pictures.map(({ name }) => name)
  return { upload, list, names }
}

onBothDatabases('uploads are listed by words, size and order, a page at a time', async (house) => {
  const { upload, list, names } = await openLibrary(house)
  await upload({ name: 'Büro Kochi.png' })
  await upload({ name: 'office_50%.png', isKept: true }, 700)
  for (let n = 0; n < 48; n++) await upload({ name: `row-${String(n).padStart(2, '0')}.png` })
  expect(await names({ q: 'buro KOCHI' })).toEqual(['Büro Kochi.png'])
  expect(await names({ q: '_50%' })).toEqual(['office_50%.png'])
  expect(await names({ q: '50_' })).toEqual([])
  expect(await names({ size: 'medium' })).toEqual(['office_50%.png'])
  expect(await names({ use: 'any' })).toEqual([])
  const first = await list({ sort: 'name' })
  expect(first).toMatchObject({ total: 50, pictures: { length: 48 } })
  const second = await list({ sort: 'name', after: first.next! })
  expect(second).toMatchObject({ total: 50, next: null, pictures: { length: 2 } })
  const all = [...first.pictures, ...second.pictures].map(({ name }) => name)
  expect(all).toEqual([...all].toSorted())
  expect(new Set(all).size).toBe(50)
  const kept = [...first.pictures, ...second.pictures].filter(({ isKept }) => isKept)
  expect(kept.map(({ name }) => name)).toEqual(['office_50%.png'])
  const newest = await list()
  const rest = await list({ after: newest.next! })
  expect(new Set([...newest.pictures, ...rest.pictures].map(({ id }) => id)).size).toBe(50)
  await expect(list({ after: 'anything' })).rejects.toMatchObject({ code: 'token-not-of-list' })
})

onBothDatabases('the list of uploads is for those who write', async ({ db }) => {
  await expect(listPictures({ db }, housekeeping, {})).rejects.toMatchObject({
    code: 'role-not-allowed',
  })
})
