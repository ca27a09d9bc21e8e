import { randomBytes } from 'node:crypto'
import sharp, { type SharpOptions } from 'sharp'
import { expect, test } from 'vitest'
import { onBothWithSample } from '../../../test/database/both-databases.ts'
import { type PackHouse, packHouse, packWith, png } from '../../../test/sample/pack-house.ts'
import type { PackDocument } from '../documents/packs/pack-file.ts'
import { postJob } from '../jobs/write/post-job.ts'
import { writePost } from '../posts/write/write-post.ts'
import { judgeRedirects } from './judge-redirects.ts'

const texts = { title: 'A', category: 'Engineering', thumbnail: '', content: '<p>X</p>' }
const job = {
  title: 'Tester',
  description: 'You test.',
  requirements: 'Patience',
  location: 'Hamburg',
  salaryRange: 'Fair',
}
const id = 'abcdefghijklmno'

async function furnished(given: Parameters<typeof packHouse>[0]) {
  const house = await packHouse(given)
  const picture = await house.upload(await png('#c33'))
  const first = await writePost(house, house.actor, { ...texts, thumbnail: picture.url })
  await postJob(house, house.actor, job)
  const { folder } = await house.write()
  return { house, folder, picture, first }
}

const post = (fields: Record<string, unknown>, text = '<p>X</p>') =>
  [
    '---',
    ...Object.entries({
      id: randomBytes(8).toString('hex'),
      title: 'B',
      category: 'Engineering',
      state: 'published',
      publishedAt: '2026-01-01T00:00:00Z',
      ...fields,
    })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
    '---',
    text,
  ].join('\n')

const jobWith = (fields: Record<string, unknown>) =>
  JSON.stringify({
    id: randomBytes(8).toString('hex'),
    postedAt: '2026-01-01T00:00:00Z',
    ...job,
    description: ['You test.'],
    requirements: ['Patience'],
    ...fields,
  })

const gif = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: '#c33' } })
    .gif()
    .toBuffer()

/** What is refused of what a file holds: the field and the reason. */
async function expectFaults(
  house: PackHouse,
  folder: string,
  wrong: [file: string, bytes: string | Buffer | null, field: string, reason: RegExp][],
) {
  const bad = await packWith(folder, Object.fromEntries(wrong))
  const faults = await house.faultsIn(bad)
  for (const [file, , field, reason] of wrong)
    expect(faults).toContainEqual({ file, field, reason: expect.stringMatching(reason) })
  expect(faults).toHaveLength(wrong.length)
}

onBothWithSample.postgresLong(
  'every mistake in a post of a pack is told by file, field and reason',
  async (given) => {
    const { house, folder, first } = await furnished(given)
    const far = new Date(Date.now() + 6 * 366 * 86_400_000).toISOString()
    await expectFaults(house, folder, [
      ['posts/B.md', post({}), '', /named after its address/],
      ['posts/b.txt', post({}), '', /named after its address/],
      ['posts/b1.md', 'no fields', '', /must begin with fields/],
      ['posts/b2.md', post({}).replace('title: "B"', 'title: B'), 'title', /written in JSON/],
      ['posts/b3.md', post({}).replace('title:', 'id: "x"\ntitle:'), 'id', /there twice/],
      ['posts/b4.md', post({}).replace('title:', '- x\ntitle:'), '', /is no field: - x/],
      ['posts/b5.md', post({ mood: 'good' }), '', /no field mood/],
      [
        'posts/b0.md',
        post({}).replace('title:', '__proto__: {}\ntitle:'),
        '',
        /no field __proto__/,
      ],
      ['posts/b6.md', post({ id: undefined }), 'id', /Please give the id/],
      ['posts/b7.md', post({ id: '../x' }), 'id', /at most 64/],
      ['posts/b8.md', post({ state: 'scheduled' }), 'state', /published or draft/],
      ['posts/b9.md', post({ publishedAt: undefined }), 'publishedAt', /from which on readers/],
      ['posts/c1.md', post({ publishedAt: 'soon' }), 'publishedAt', /moment in UTC/],
      ['posts/c2.md', post({ publishedAt: far }), 'publishedAt', /five years/],
      ['posts/c3.md', post({ state: 'draft' }), 'publishedAt', /draft has no/],
      ['posts/c4.md', post({ title: '' }), 'title', /give the title/],
      ['posts/c5.md', post({ category: 'All' }), 'category', /cannot be called/],
      ['posts/c6.md', post({ thumbnail: 'javascript:x' }), 'thumbnail', /must be empty/],
      ['posts/c7.md', post({ summary: 7 }), 'summary', /must be text/],
      ['posts/c8.md', post({}, 'x'.repeat(513 * 1024)), 'content', /512 kB/],
      ['posts/c9.md', post({}, '<blockquote>'.repeat(101)), 'content', /deeper than 100/],
      ['posts/c0.md', post({}, '<p>One.</p><ul><li>Tw'), 'content', /<ul> has no end/],
      ['posts/d0.md', post({}, '<p>One.</p><im'), 'content', /<im has no end/],
      ['posts/d1.md', post({ slug: 'd1' }), 'slug', /name of the file/],
      ['posts/d2.md', post({ formerly: ['a'] }), 'formerly', /posts\/a\.md has the same/],
      ['posts/d3.md', post({ formerly: ['क'] }), 'formerly.0', /small letters/],
      ['posts/~d4.md', post({ id: 'd4' }), 'slug', /Address is missing/],
      ['posts/~d5.md', post({ id: 'x', slug: 'd5' }), 'id', /says another/],
      ['posts/e2.md', post({ id: first.id }), 'id', /posts\/a\.md has the same/],
      ['posts/e3.md', post({ thumbnail: `/media/${id}0` }), 'thumbnail', /neither in the pack/],
      ['posts/e4.md', post({}, `<img src="/media/${id}0">`), 'content', /neither in the pack/],
    ])
  },
)

onBothWithSample.postgresLong(
  'every mistake in a job of a pack is told by file, field and reason',
  async (given) => {
    const { house, folder } = await furnished(given)
    await expectFaults(house, folder, [
      ['jobs/a b.json', jobWith({}), '', /named after its address/],
      ['jobs/b1.json', jobWith({}).slice(0, 40), '', /cannot be read/],
      ['jobs/b2.json', '[]', '', /holds one object/],
      ['jobs/b3.json', jobWith({ mood: 'good' }), '', /no field mood/],
      ['jobs/b4.json', jobWith({ title: undefined }), 'title', /give the title/],
      ['jobs/b5.json', jobWith({ description: 'all' }), 'description', /list of lines/],
      ['jobs/b6.json', jobWith({ state: 'gone' }), 'state', /must be one of/],
      ['jobs/b7.json', jobWith({ state: 'draft' }), 'postedAt', /draft has no/],
      ['jobs/b8.json', jobWith({ postedAt: undefined }), 'postedAt', /since when/],
      ['jobs/b9.json', jobWith({ country: 'XX' }), 'country', /two letters/],
      ['jobs/c1.json', jobWith({ validThrough: 'May' }), 'validThrough', /must be a date/],
      ['jobs/c2.json', jobWith({ id: 'a/b' }), 'id', /at most 64/],
      ['jobs/c3.json', jobWith({ pay: 7 }), 'pay', /Pay is an object/],
    ])
  },
)

onBothWithSample.postgresLong(
  'a picture of a pack is judged as one that is uploaded',
  async (given) => {
    const { house, folder, picture } = await furnished(given)
    const red = await png('#c33')
    const noise = await sharp({
      create: {
        width: 90,
        height: 90,
        channels: 3,
        noise: { type: 'gaussian', mean: 9, sigma: 60 },
      },
    } as SharpOptions)
      .png()
      .toBuffer()
    const svg = (size: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" ${size}><script>alert(1)</script></svg>`
    await expectFaults(house, folder, [
      [`pictures/${id}1.png`, Buffer.from('\u007fELF a program'), '', /isn’t a picture/],
      [`pictures/${id}2.svg`, svg('width="9" height="9"'), '', /must be JPEG, PNG/],
      [`pictures/${id}3.png`, svg(''), '', /isn’t a picture/],
      [`pictures/${id}4.jpg`, red, '', /ends in \.png/],
      [`pictures/${id}.png`, red, '', /16 letters/],
      [`pictures/${id}5.png`, noise.subarray(0, 4000), '', /broken or incomplete/],
      [
        `pictures/${id}6.png`,
        Buffer.concat([red, Buffer.alloc(10 * 1024 * 1024)]),
        '',
        /larger than 10 MB/,
      ],
      [`pictures/${picture.id}.png`, await png('#3c3'), '', /give it another/],
    ])
  },
)

onBothWithSample.postgresLong('all mistakes of one file are told at once', async (given) => {
  const { house, folder } = await furnished(given)
  const bad = await packWith(folder, {
    'posts/b.md': post({ id: 7, title: '', mood: 'good' }, '<p>'.repeat(200_000)),
    'jobs/b.json': jobWith({ id: 7, title: '', description: [7], city: 7 }),
  })
  const faults = await house.faultsIn(bad)
  expect(faults.map(({ file, field }) => `${file} ${field}`).toSorted()).toEqual([
    'jobs/b.json city',
    'jobs/b.json description.0',
    'jobs/b.json id',
    'jobs/b.json title',
    'posts/b.md ',
    'posts/b.md content',
    'posts/b.md id',
    'posts/b.md title',
  ])
})

onBothWithSample.postgresLong(
  'two files of one picture, and a folder in place of a file, are told',
  async (given) => {
    const { house, folder } = await furnished(given)
    const bad = await packWith(folder, {
      [`pictures/${id}1.gif`]: await gif(),
      [`pictures/${id}1.png`]: await png('#c33'),
      'posts/b.md/x': '',
      'jobs/b.json/x': '',
      [`pictures/${id}2.png/x`]: '',
    })
    expect(await house.faultsIn(bad)).toEqual([
      { file: 'posts/b.md', field: '', reason: 'It is no file.' },
      { file: 'jobs/b.json', field: '', reason: 'It is no file.' },
      { file: `pictures/${id}1.png`, field: '', reason: `pictures/${id}1.gif has the same id.` },
      { file: `pictures/${id}2.png`, field: '', reason: 'It is no file.' },
    ])
  },
)

onBothWithSample.postgresLong(
  'a pack that is cut in half, or of a newer form, is refused whole',
  async (given) => {
    const { folder, picture } = await furnished(given)
    const elsewhere = await packHouse({ ...given, dataDir: `${given.dataDir}-2` })
    await elsewhere.db.deleteFrom('media').execute()
    const half = await packWith(folder, { [`pictures/${picture.id}.png`]: null })
    expect(await elsewhere.faultsIn(half)).toEqual([
      {
        file: 'posts/a.md',
        field: 'thumbnail',
        reason: `The picture /media/${picture.id} is neither in the pack nor on this server.`,
      },
    ])
    const newer = await packWith(half, { 'pack.json': '{ "format": 2 }' })
    expect(await elsewhere.faultsIn(newer)).toMatchObject([{ file: 'pack.json', field: 'format' }])
  },
)

const redirect = (id: string, from: string, to: string): PackDocument => ({
  file: `redirect/${id}.json`,
  kind: 'redirect',
  id,
  place: 1,
  slug: null,
  formerly: [],
  publishAt: null,
  published: { from, to },
  draft: null,
  translations: [],
})

const siteUrl = 'https://www.acme.example'

async function refused(...documents: PackDocument[]) {
  const told: string[] = []
  await judgeRedirects({ documents, posts: undefined, siteUrl }, (file) => void told.push(file))
  return told
}

test('issue 16: redirects of a pack that name its site in full lead in a circle, too', async () => {
  const there = redirect('there', '/old', 'https://www.acme.example/older?x#y')
  expect(await refused(there)).toEqual([])
  expect(await refused(there, redirect('back', '/older', '/old'))).toEqual([
    'redirect/there.json',
    'redirect/back.json',
  ])
  expect(await refused(redirect('itself', '/a', 'https://www.acme.example/A/'))).toHaveLength(1)
  expect(await refused(redirect('elsewhere', '/a', 'https://acme.example/a'))).toEqual([])
})
