import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Picture } from '../../../src/features/media/picture.ts'
import type { Post } from '../../../src/features/posts/post-schema.ts'
import { ask } from '../../server/ask.ts'
import { photograph, seeThrough, uploadOn } from '../../sent/pictures-on-site.ts'
import { writePostOn } from '../../sent/posts-on-site.ts'
import { type Site, startSite } from '../../server/site.ts'

const setOf = ({ url, widths }: Picture, format: string) =>
  widths.map((width) => `${url}/${width}.${format} ${width}w`).join(', ')

for (const engine of ['sqlite', 'postgres'] as const) {
  let site: Site
  let thumbnail: Picture
  let inside: Picture
  let post: Post
  beforeAll(async () => {
    site = await startSite({}, engine)
    thumbnail = await uploadOn(site, await photograph(1500, 1000))
    inside = await uploadOn(site, await photograph(900, 450, '#c9a0a0'))
    post = await writePostOn(site, {
      title: 'Seen from the office',
      category: 'Windows',
      thumbnail: thumbnail.url,
      content: `<p>Look.</p><figure><img src="${inside.url}" alt="A window" width="90" height="45"><figcaption>Noon</figcaption></figure>`,
    })
  })
  afterAll(async () => void (await site?.stop()))
  afterEach(() => expect(site.complaints()).toEqual([]))

  const html = async (path: string) => (await ask(site.url, path)).text
  const json = async (path: string) => JSON.parse(await html(path))

  function expectShown(page: string, picture: Picture) {
    expect(page).toMatch(/<img src="data:image\/webp;base64,[\w+/=]+" alt="" aria-hidden="true"\/?/)
    expect(page).toContain(picture.placeholder)
    for (const format of ['avif', 'webp'])
      expect(page.toLowerCase()).toContain(`srcset="${setOf(picture, format)}"`.toLowerCase())
    expect(page).toMatch(
      new RegExp(`<img(?=[^>]* src="${picture.url}/${picture.widths.at(-1)}\\.webp")[^>]*>`),
    )
    expect(page).toMatch(
      new RegExp(`<img(?=[^>]* width="${picture.width}" height="${picture.height}")[^>]*>`),
    )
  }

  test(`INS-2, INS-5: lists and posts carry the widths, the size and the placeholder of our own pictures (${engine})`, async () => {
    for (const path of ['/insights', '/insights?category=Windows'])
      expectShown(await html(path), thumbnail)
    const page = await html(`/insights/${post.slug}`)
    expectShown(page, thumbnail)
    expectShown(page, inside)
    expect(page).toContain('alt="A window"')
    expect(page).not.toContain(' style="')
    await writePostOn(site, { title: 'Beside it', category: 'Windows', content: '<p>x</p>' })
    expectShown(await html('/insights/beside-it'), thumbnail)
    expectShown(await html('/blog-posting-by-lexical'), inside)
    for (const feed of ['/feed.xml', '/feed.json'])
      expect(await html(feed)).not.toContain('data:image')
  })

  test(`API-3, API-5: a post names the uploads that it shows, one without has no such field (${engine})`, async () => {
    const lists = ['all-posts', 'all-posts/short-summary', 'posts/category/Windows']
    for (const list of lists) {
      const { posts } = (await json(`/api/blogs/${list}?limit=50`)) as { posts: Post[] }
      const found = posts.find(({ key }) => key === post.key)
      const isCard = list.endsWith('summary')
      expect([list, found?.pictures]).toEqual([list, isCard ? [thumbnail] : [thumbnail, inside]])
      for (const other of posts.filter(({ thumbnail: own }) => !own.startsWith('/media/')))
        expect(other).not.toHaveProperty('pictures')
    }
    for (const path of [`key/${post.key}`, 'title/seen from the office']) {
      const answer = await json(`/api/blogs/post/${encodeURI(path)}`)
      expect((answer.post ?? answer.posts[0]).pictures).toEqual([thumbnail, inside])
    }
    const { pictures: _, ...rest } = (await json(`/api/blogs/post/key/${post.key}`)).post
    expect(rest.content).toContain(`<img src="${inside.url}" alt="A window"`)
    expect(await html('/api/docs')).toContain('has them in `pictures`')
  })

  test(`INS: every copy that a page names is there, as what it says it is (${engine})`, async () => {
    const page = await html(`/insights/${post.slug}`)
    const named = new Set(page.match(/\/media\/[\w-]{16}\/\d+\.(?:avif|webp)/g))
    expect(named.size).toBe(2 * (thumbnail.widths.length + inside.widths.length))
    for (const address of named) {
      const [, width, format] = /(\d+)\.(\w+)$/.exec(address)!
      const copy = await ask(site.url, address)
      expect([address, copy.status, copy.headers['content-type']]).toEqual([
        address,
        200,
        `image/${format}`,
      ])
      const about = await sharp(copy.body).metadata()
      expect([about.width, about.format]).toEqual([
        Number(width),
        format === 'avif' ? 'heif' : 'webp',
      ])
    }
  })

  test(`INS: what one can look through has nothing behind it; an unknown picture stays as it was written (${engine})`, async () => {
    const ring = await uploadOn(site, await seeThrough())
    expect(ring.placeholder).toBe('')
    const unknown = '/media/aaaaaaaaaaaaaaaa'
    await writePostOn(site, {
      title: 'A ring',
      category: 'Rings',
      thumbnail: ring.url,
      content: `<p><img src="${unknown}" alt="gone"></p>`,
    })
    const page = await html('/insights?category=Rings')
    expect(page).toContain(setOf(ring, 'avif'))
    expect(page).not.toContain('data:image/webp')
    expect(await html('/insights/a-ring')).toContain(`<img src="${unknown}" alt="gone"`)
  })

  test(`issue 16: whoever sends a far too large picture reads so, and how large it may be (${engine})`, async () => {
    const large = Buffer.concat([await photograph(9, 9), Buffer.alloc(40 * 1024 * 1024)])
    await expect(uploadOn(site, large)).rejects.toThrow(/413.*larger than 10 MB/)
  })
}
