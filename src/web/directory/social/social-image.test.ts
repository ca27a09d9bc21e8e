import { sample } from '../../../../test/sample/sample-documents.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { listPages } from '../list-pages.server.ts'
import { socialImage } from './social-image.server.ts'
import {
  markdownPath,
  movedMarkdownPath,
  movedSocialPath,
  pageOfSocialPath,
  socialPath,
} from './social-path.ts'

const pages = listPages(sample)

const noPicture = async () => undefined

test('every page has an address for its image, and the image knows its page', () => {
  for (const { path } of pages) expect(pageOfSocialPath(socialPath(path))).toBe(path)
  expect(socialPath('/')).toBe('/social/home.png')
  expect(markdownPath('/')).toBe('/index.md')
  for (const [to, markdown] of [
    ['/', '/index.md'],
    ['/work#plan', '/work.md#plan'],
    ['https://example.com/y', 'https://example.com/y'],
  ] as const)
    expect(movedMarkdownPath(to)).toBe(markdown)
  expect(['/', '/work#plan', 'https://example.com/y'].map(movedSocialPath)).toEqual([
    '/social/home.png',
    '/social/work.png',
    undefined,
  ])
  for (const address of ['/social/.png', '/social/work', '/social/work.jpg', '/work.png'])
    expect(pageOfSocialPath(address)).toBeUndefined()
})

test.each(['home', 'service', 'card', 'case', 'product', 'section', 'legal'])(
  'the image of a page of kind %s is 1200 by 630 and light to send',
  async (kind) => {
    const entry = pages
      .filter((page) => page.kind === kind)
      .toSorted((a, b) => b.title.length - a.title.length)[0]!
    const image = await socialImage(entry, sample, noPicture)
    const { width, height, format } = await sharp(image).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'png'])
    expect(image.length).toBeLessThanOrEqual(120_000)
  },
)

test('letters that the type lacks are left out, and the company’s name stands where none is left', async () => {
  const entry = pages.find(({ path }) => path === '/work')!
  const titled = (title: string, name = sample.company.name) =>
    socialImage({ ...entry, title }, { ...sample, company: { ...sample.company, name } }, noPicture)
  const named = await titled(sample.company.name)
  for (const foreign of ['東京の地図', 'Карта', '「、」２'])
    expect((await titled(foreign)).equals(named)).toBe(true)
  expect((await titled('Ｃ１ 東京 Plan')).equals(await titled('Plan'))).toBe(true)
  expect((await titled('C++ & €')).equals(await titled('C & €'))).toBe(false)
  expect((await titled('地図', '東京')).equals(await titled(' ', ' '))).toBe(true)
})

test('a type that has Greek and Cyrillic letters shows them', async () => {
  const entry = pages.find(({ path }) => path === '/work')!
  const titled = (title: string) =>
    socialImage(
      { ...entry, title },
      { ...sample, brand: { ...sample.brand!, type: 'serif' } },
      noPicture,
    )
  expect((await titled('Карта')).equals(await titled('Κάρτα'))).toBe(false)
  expect((await titled('Карта 東京')).equals(await titled('Карта'))).toBe(true)
})

test('a page without a drawing, or with one that is no more, has a building site', async () => {
  const entry = pages.find(({ path }) => path === '/work')!
  const own = await socialImage(entry, sample, noPicture)
  const [without, gone] = await Promise.all(
    [undefined, 'no-such-drawing'].map((drawing) =>
      socialImage({ ...entry, drawing }, sample, noPicture),
    ),
  )
  expect(without!.equals(gone!)).toBe(true)
  expect(without!.equals(own)).toBe(false)
})

test('a page shows an uploaded picture where it is shared, and its drawing when that is gone', async () => {
  const upload = '/media/AAAAAAAAAAAAAAAA'
  const [first, ...others] = sample.legalPages
  const own = { id: upload.slice(7), url: upload, width: 1600, height: 900, placeholder: '' }
  const documents = {
    ...sample,
    legalPages: [{ ...first!, sharedPicture: { upload, alt: 'A red wall' } }, ...others],
    pictures: new Map([[upload, { ...own, widths: [320, 768, 1600] }]]),
  }
  const entry = listPages(documents).find(({ path }) => path === `/${first!.slug}`)!
  expect(entry.sharedUpload).toBe(upload)
  const red = { create: { width: 768, height: 432, channels: 3 as const, background: '#c00000' } }
  const asked: string[] = []
  const image = await socialImage(entry, documents, async (address) => {
    asked.push(address)
    return sharp(red).webp().toBuffer()
  })
  expect(asked).toContain(`${upload}/768.webp`)
  const { data, info } = await sharp(image)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1200, 630])
  const at = (340 * info.width + 1100) * info.channels
  expect([...data.subarray(at, at + 3)].map((one) => Math.round(one / 16))).toEqual([12, 0, 0])

  const gone = await socialImage(entry, documents, noPicture)
  expect(gone.equals(await socialImage({ ...entry, sharedUpload: '' }, sample, noPicture))).toBe(
    true,
  )
})
