import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type SharpOptions } from 'sharp'
import { expect, inject, test } from 'vitest'
import { type House, onBothDatabases } from '../../../test/database/both-databases.ts'
import { openApp } from '../../../test/server/open-app.ts'
import { openFiles } from '../../platform/files/files.ts'
import { openBlog } from '../posts/read/blog.ts'
import type { Post } from '../posts/post-schema.ts'
import { copyWidths } from './make-copies.ts'
import { mediaApi } from './media-api.ts'
import type { Picture } from './picture.ts'

async function openDoor({ db, clock, changes }: House) {
  const dataDir = await mkdtemp(join(inject('scratch'), 'media-'))
  const files = openFiles({ dataDir, filesUrl: undefined, s3Credentials: undefined }, 'media')
  const { app, token, headers } = await openApp({ db, clock }, (one) =>
    one.register(mediaApi, { db, changes, pictures: files }),
  )
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
  return {
    app,
    upload,
    kept,
    staff: headers,
    get: (url: string) => app.inject({ url }),
  }
}

const made = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, noise: { type: 'gaussian', mean: 120, sigma: 60 } },
  } as SharpOptions)

const deep = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#c33' } })
    .toColourspace('rgb16')
    .png()
    .toBuffer()

test('a picture is kept in no width beyond its own', () => {
  expect(copyWidths(100)).toEqual([100])
  expect(copyWidths(1000)).toEqual([320, 640, 960, 1000])
  expect(copyWidths(5000)).toEqual([320, 640, 960, 1280, 1920])
})

onBothDatabases.postgresLong(
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
    const { html } = await openBlog(house).render({
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

onBothDatabases.postgresLong(
  'INS: what is no picture, or too large a one, is refused and not kept',
  async (house) => {
    const { app, upload, kept, get } = await openDoor(house)
    const png = await made(40, 40).png().toBuffer()
    const fullOfNoise = await noise(200, 200).png().toBuffer()
    const refused: [name: string, bytes: Buffer, status: number][] = [
      ['nothing', Buffer.alloc(0), 415],
      ['text', Buffer.from('<script>alert(1)</script>'), 415],
      ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 415],
      ['half a picture', png.subarray(0, 30), 400],
      ['a picture that breaks off', fullOfNoise.subarray(0, 4000), 400],
      ['too high a picture', await made(8, 17_000).png().toBuffer(), 413],
      ['too many pixels of 16 bits', await deep(6000, 6000), 413],
      ['TIFF', await made(9, 9).tiff().toBuffer(), 415],
      ['too many pixels', await made(9000, 9000).png().toBuffer(), 413],
      ['too many bytes', Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)]), 413],
    ]
    for (const [name, bytes, status] of refused) {
      const answer = await upload(bytes)
      expect([name, answer.statusCode]).toEqual([name, status])
      expect(answer.json()).toEqual({
        message: expect.stringMatching(/^[A-Z].+\.$/),
        code: expect.stringMatching(/^[a-z]+(-[a-z]+)+$/),
      })
    }
    const tooLarge = await upload(Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)]))
    expect(tooLarge.json()).toMatchObject({
      code: 'file-too-large',
      message: expect.stringContaining('10 MB'),
    })
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

onBothDatabases.postgresLong(
  'INS: a form that breaks off, wherever, or is none, is refused with 400 and not kept',
  async (house) => {
    const { app, staff, kept } = await openDoor(house)
    const whole = [
      '--edge',
      'content-disposition: form-data; name="a"',
      '',
      'b',
      '--edge',
      'content-disposition: form-data; name="image"; filename="a.png"',
      'content-type: image/png',
      '',
      'no picture',
      '--edge--',
      '',
    ].join('\r\n')
    const type = 'multipart/form-data; boundary=edge'
    const send = (payload: string, contentType = type) =>
      app.inject({
        method: 'POST',
        url: '/api/media',
        headers: { ...staff, 'content-type': contentType },
        payload,
      })
    for (let cut = 0; cut < whole.length - 4; cut++) {
      const { statusCode, payload } = await send(whole.slice(0, cut))
      expect([cut, statusCode, payload]).toEqual([cut, 400, expect.stringMatching(/^{"message":"/)])
    }
    const malformed: [payload: string, contentType?: string][] = [
      [whole, 'multipart/form-data'],
      [whole, 'multipart/form-data; boundary='],
      [whole, 'multipart/form-data; boundary=another'],
      [whole.replaceAll('\r\n', '\n')],
      [whole.replaceAll('content-disposition', 'x'.repeat(20_000))],
      [whole.replaceAll('form-data', 'nothing')],
      [whole.replace('name="image"', 'name="__proto__"')],
      ['--edge--\r\n'],
      ['--edge\r\n\r\n\r\n--edge--\r\n'],
      ['nothing of a form'],
      [`--edge\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n`.repeat(60) + '--edge--'],
    ]
    for (const [payload, contentType] of malformed)
      expect([payload.slice(0, 40), (await send(payload, contentType)).statusCode]).toEqual([
        payload.slice(0, 40),
        400,
      ])
    expect((await send(whole)).statusCode).toBe(415)
    expect(await kept()).toBe(0)
  },
)

onBothDatabases.postgresLong(
  'INS: pictures are made ready one at a time; what would wait too long is refused in words',
  async (house) => {
    const { upload, kept } = await openDoor(house)
    const large = await noise(400, 300).jpeg().toBuffer()
    const answers = await Promise.all(Array.from({ length: 12 }, () => upload(large)))
    const busy = answers.filter(({ statusCode }) => statusCode === 503)
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(8)
    expect(busy).toHaveLength(4)
    for (const answer of busy) {
      expect(answer.json().message).toMatch(/Please try again in a minute\.$/)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(await kept()).toBe(8 * (1 + 4))
    expect((await upload(large)).statusCode).toBe(201)
  },
)
