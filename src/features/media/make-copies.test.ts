import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { openFiles } from '../../platform/files/files.ts'
import { makeCopies } from './make-copies.ts'
import { readPicture } from './read-picture.ts'

test.each([
  [1, 2000],
  [1, 16383],
  [15, 16383],
  [2000, 1],
  [16383, 15],
  [1, 1],
])('a picture that is only a line, up or across, is kept too: %d × %d', async (width, height) => {
  const dataDir = await mkdtemp(join(inject('scratch'), 'copies-'))
  const files = openFiles({ dataDir, filesUrl: undefined, s3Credentials: undefined }, 'media')
  const path = join(dataDir, 'sent.png')
  await sharp({ create: { width, height, channels: 3, background: '#c33' } }).toFile(path)
  expect(await readPicture(path)).toMatchObject({ width, height })
  const { placeholder, copies } = await makeCopies(files, path, width, () => {})
  expect(copies.length).toBeGreaterThan(1)
  const small = await sharp(Buffer.from(placeholder.split(',')[1]!, 'base64')).metadata()
  expect([small.width <= 16, small.height <= 64]).toEqual([true, true])
})
