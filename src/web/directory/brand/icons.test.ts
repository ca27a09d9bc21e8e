import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sample } from '../../../../test/sample/sample-documents.ts'
import { lookOf } from './brand-of.server.ts'
import { type Icon, iconNames } from './icon-names.ts'
import { drawIcon } from './icons.ts'

const looks = {
  'with a logo': lookOf(sample),
  'with a name alone': lookOf({ ...sample, brand: undefined }),
  'with a name in other letters': lookOf({
    ...sample,
    brand: undefined,
    company: { ...sample.company, name: 'नक्शा' },
  }),
}

const iconOf = async (name: Icon, look = looks['with a logo']) =>
  Buffer.from((await drawIcon(name, look, async () => undefined)).body)

const sides = {
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
  'icon-maskable-512.png': 512,
} as const

test.each(Object.entries(looks))(
  'every icon of a company %s has the size it promises',
  async (_who, look) => {
    for (const name of iconNames.filter((icon) => icon in sides)) {
      const { width, height, format } = await sharp(await iconOf(name, look)).metadata()
      const side = sides[name as keyof typeof sides]
      expect([name, width, height, format]).toEqual([name, side, side, 'png'])
    }
  },
)

test.each(['0 0 20000 1', '0 0 1 200000', '0 0 1e-9 1e-9', '0 0 1e9 1'])(
  'a logo that was kept with the viewBox %s gives way to the letter of the name',
  async (viewBox) => {
    const logo = `<svg viewBox="${viewBox}"><path d="M0 0h1"/></svg>`
    const look = lookOf({ ...sample, brand: { ...sample.brand!, logo } })
    for (const name of iconNames)
      expect(await iconOf(name, look)).toEqual(
        await iconOf(name, lookOf({ ...sample, brand: { ...sample.brand!, logo: undefined } })),
      )
  },
)

test('a picture that cannot be drawn as an icon gives way, too', async () => {
  const logo = { is: 'img', with: { src: '/drawings/long.svg' } }
  const look = { ...looks['with a name alone'], logo } as (typeof looks)['with a logo']
  const { body } = await drawIcon('favicon.ico', look, async () => Buffer.from('no picture'))
  expect(Buffer.from(body)).toEqual(await iconOf('favicon.ico', looks['with a name alone']))
})

test('favicon.ico holds one PNG of 32 pixels', async () => {
  const ico = await iconOf('favicon.ico')
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  const { width, format } = await sharp(ico.subarray(22)).metadata()
  expect([width, format]).toEqual([32, 'png'])
  expect(ico.readUInt32LE(14)).toBe(ico.length - 22)
})

test('favicon.svg answers the dark scheme', async () => {
  expect(String(await iconOf('favicon.svg'))).toMatch(/prefers-color-scheme:dark.*--signal:#ff6a3c/)
})

test('without a logo the first letter of the name stands on ink', async () => {
  const svg = String(await iconOf('favicon.svg', looks['with a name alone']))
  expect(svg).toMatch(/<rect[^>]+fill="var\(--ink\)"><\/rect><g><path fill="var\(--paper\)"/)
})

test('issue 15: the letter is one that the type has, of whatever alphabet', async () => {
  const named = async (name: string, type: 'serif' | 'grotesk', legalName = '') => {
    const look = lookOf({
      ...sample,
      brand: { ...sample.brand!, logo: undefined, type },
      company: { ...sample.company, name, legalName },
    })
    return String(await iconOf('favicon.svg', look))
  }
  const [greek, cyrillic] = [await named('Άνεμος', 'serif'), await named('Яхта 5', 'serif')]
  expect(greek).toMatch(/fill="var\(--paper\)"/)
  expect(cyrillic).toMatch(/fill="var\(--paper\)"/)
  expect(cyrillic).not.toBe(await named('5', 'serif'))
  // What a type has no shape for would stand there as an empty box.
  for (const name of ['٣ شركة', '２０', 'Яхта'])
    expect(await named(name, 'grotesk')).not.toMatch(/fill="var\(--paper\)"/)
  expect(await named('Яхта', 'grotesk', 'Yacht OOO')).toBe(await named('Yacht', 'grotesk'))
})
