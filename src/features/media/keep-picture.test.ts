import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { expect, inject, onTestFinished, test } from 'vitest'
import { type House, onBothDatabases } from '../../../test/both-databases.ts'
import { createHttp } from '../../platform/http/server.ts'
import { openFiles } from '../../platform/files/files.ts'
import { openBlog } from '../posts/blog.ts'
import type { Post } from '../posts/post-schema.ts'
import { guardRoutes } from '../sessions/guard.ts'
import { logIn } from '../sessions/log-in.ts'
import { createFirstAdministrator } from '../staff/create-first-administrator.ts'
import { copyWidths } from './make-copies.ts'
import { mediaApi } from './media-api.ts'
import type { Picture } from './picture.ts'

const owner = { email: 'owner@example.com', password: 'correct horse battery' }

async function openDoor({ db, changes }: House) {
  await createFirstAdministrator(db, owner)
  const token = await logIn(db, undefined, owner, '192.0.2.1')
  const app = createHttp(
    { log: pino({ level: 'silent' }), trustProxy: [], always: {} },
    () => false,
  )
  guardRoutes(app, db)
  const dataDir = await mkdtemp(join(inject('scratch'), 'media-'))
  const files = openFiles({ dataDir, filesUrl: undefined, s3Credentials: undefined }, 'media')
  await app.register(mediaApi, { db, changes, files })
  onTestFinished(() => app.close())
  const upload = (bytes: Buffer, name = 'a.png', authorization = `Bearer ${token}`) =>
    app.inject({
      method: 'POST',
      url: '/api/media',
      headers: { authorization, 'content-type': 'multipart/form-data; boundary=edge' },
      payload: Buffer.concat([
        Buffer.from(
          `--edge\r\ncontent-disposition: form-data; name="image"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`,
        ),
        bytes,
        Buffer.from('\r\n--edge--\r\n'),
      ]),
    })
  const kept = async () => {
    const keys: string[] = []
    for await (const { key } of files.list()) keys.push(key)
    return keys.length
  }
  return { app, upload, kept, get: (url: string) => app.inject({ url }) }
}

const made = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })

test('a picture is kept in no width beyond its own', () => {
  expect(copyWidths(100)).toEqual([100])
  expect(copyWidths(1000)).toEqual([320, 640, 960, 1000])
  expect(copyWidths(5000)).toEqual([320, 640, 960, 1280, 1920])
})

onBothDatabases(
  'INS: an uploaded picture is served in AVIF and WebP, and posts use it',
  async (house) => {
    const { upload, get, kept } = await openDoor(house)
    const original = await made(700, 350)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'a secret' } })
      .toBuffer()
    const answer = await upload(original)
    expect(answer.statusCode).toBe(201)
    const { picture } = answer.json<{ picture: Picture }>()
    expect(picture).toEqual({
      id: expect.stringMatching(/^[\w-]{16}$/),
      url: `/media/${picture.id}`,
      width: 700,
      height: 350,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
      widths: [320, 640, 700],
    })
    expect(picture.placeholder.length).toBeLessThan(400)
    expect(await kept()).toBe(7)
    for (const width of picture.widths)
      for (const format of ['avif', 'webp']) {
        const copy = await get(`${picture.url}/${width}.${format}`)
        expect(copy.statusCode).toBe(200)
        expect(copy.headers).toMatchObject({
          'content-type': `image/${format}`,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-length': String(copy.rawPayload.length),
        })
        const about = await sharp(copy.rawPayload).metadata()
        expect([about.width, about.format]).toEqual([width, format === 'avif' ? 'heif' : 'webp'])
        expect(copy.rawPayload.includes('a secret')).toBe(false)
      }
    expect((await get(picture.url)).headers['content-type']).toBe('image/webp')
    const content = `<p><img src="${picture.url}" alt="A" width="1"></p>`
    const { html } = await openBlog(house.db).render({
      id: picture.id,
      version: 1,
      content,
    } as Post)
    expect(html).toContain(`<source type="image/avif" srcset="${picture.url}/320.avif 320w, `)
    expect(html).toContain(`<img src="${picture.url}/700.webp" srcset="`)
    expect(html).toContain('width="700" height="350" alt="A" loading="lazy" decoding="async" />')
    const [row] = await house.db
      .selectFrom('history')
      .selectAll()
      .where('noun', '=', 'media')
      .execute()
    expect(row).toMatchObject({ nounId: picture.id, action: 'uploaded' })
  },
)

onBothDatabases(
  'INS: what is no picture, or too large a one, is refused and not kept',
  async (house) => {
    const { app, upload, kept, get } = await openDoor(house)
    const png = await made(40, 40).png().toBuffer()
    const refused: [name: string, bytes: Buffer, status: number][] = [
      ['nothing', Buffer.alloc(0), 415],
      ['text', Buffer.from('<script>alert(1)</script>'), 415],
      ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 415],
      ['half a picture', png.subarray(0, 60), 415],
      ['TIFF', await made(9, 9).tiff().toBuffer(), 415],
      ['too many pixels', await made(9000, 9000).png().toBuffer(), 413],
      ['too many bytes', Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)]), 413],
    ]
    for (const [name, bytes, status] of refused) {
      const answer = await upload(bytes)
      expect([name, answer.statusCode]).toEqual([name, status])
      expect(answer.json()).toEqual({ message: expect.stringMatching(/^[A-Z].+\.$/) })
    }
    expect((await upload(png, 'a.png', '')).statusCode).toBe(401)
    const bare = { method: 'POST', url: '/api/media' } as const
    expect((await app.inject(bare)).statusCode).toBe(401)
    expect(await kept()).toBe(0)
    expect(await house.db.selectFrom('media').selectAll().execute()).toEqual([])
    for (const url of [
      '/media/x',
      '/media/aaaaaaaaaaaaaaaa',
      '/media/aaaaaaaaaaaaaaaa/320.webp',
      '/media/..%2f/1.webp',
    ])
      expect((await get(url)).statusCode).toBe(404)
  },
)
