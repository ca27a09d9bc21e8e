import { expect } from 'vitest'
import { type House, onBothDatabases } from '../../../../test/database/both-databases.ts'
import { askedWords } from '../../search/asked-words.ts'
import { createSiteSearch } from '../../search/site-search.ts'
import { sampleContent } from '../../sessions/actor.ts'
import { samplePosts } from '../../../../test/sample/sample-posts-and-jobs.ts'
import { fillEmptyDatabase } from '../../packs/fill-empty-database.ts'
import { changePost } from '../write/change-post.ts'
import { removeCategory } from '../categories/remove-category.ts'
import { removePost } from '../write/remove-post.ts'
import { restoreCategory } from '../categories/restore-category.ts'
import { restorePost } from '../write/restore-post.ts'
import { up as upgradeWords } from '../../../../migrations/0160-words-without-gaps.ts'
import { indexEarlierPosts } from './index-earlier-posts.ts'
import { openPostSearch } from './search-posts.ts'
import { writePost } from '../write/write-post.ts'

const texts = { title: 'A post', category: 'Engineering', thumbnail: '', content: '<p>Text</p>' }

const write = ({ changes }: House, part: Partial<typeof texts & { summary: string }> = {}) =>
  writePost({ changes }, sampleContent, { ...texts, ...part })

const page = (path: string) => ({
  path,
  title: path,
  kind: 'section',
  description: '',
  within: [],
  headings: [],
  text: '',
})

function finder({ db, clock }: House) {
  const site = createSiteSearch({
    list: async () => ['/work', '/contact', '/products'].map(page),
    useful: [],
    elsewhere: (wanted) => openPostSearch({ db, clock }).find(wanted),
  })
  return {
    find: (typed: string, most = 20) => site.find(typed, most),
    pages: (words: string) => site.pages(words, 20),
    paths: async (typed: string) => (await site.find(typed, 20)).results.map(({ path }) => path),
  }
}

onBothDatabases('INS: posts are found by their words, the title first', async (house) => {
  await write(house, { title: 'Text one', content: '<p>About a ledger &amp; more.</p>' })
  await write(house, { title: 'The ledger', content: '<p>Nothing</p>' })
  await write(house, { title: 'Heading', content: '<h2>A ledger</h2><p>Other</p>' })
  await write(house, { title: 'Summary', summary: 'Of ledgers', category: 'Ledgers' })
  await write(house, { title: 'Other' })
  const { paths, pages } = finder(house)
  const found = await paths('ledger')
  expect(found).toEqual([
    '/insights/the-ledger',
    '/insights/heading',
    '/insights/summary',
    '/insights/text-one',
  ])
  expect((await pages('ledger')).map(({ path }) => path)).toEqual(found)
  expect(await paths('ledger about')).toEqual(['/insights/text-one'])
  expect(await paths('ledger nowhere')).toEqual([])
})

onBothDatabases('INS: a letter is forgiven where no post has the word', async (house) => {
  await write(house, { title: 'Kubernetes', content: '<p>A backfill of the queue, 你好 ½ ⑴</p>' })
  const { paths } = finder(house)
  for (const typed of [
    'kubernetes',
    'KUBERNETES ',
    'kubern',
    'kubernets ',
    'kubernettes ',
    'kubernetas ',
    'ukbernetes ',
    'xubernetes ',
    'kubenretes ',
    'kuberentes backfil',
    'quue ',
    'queeu ',
    'qeue ',
    'backfyll of the queue',
    '你好',
  ])
    expect([typed, await paths(typed)]).toEqual([typed, ['/insights/kubernetes']])
  for (const typed of ['kobornetes ', 'kern ', 'xyz ', "' OR 7=7 --", '"*', 'title : x'])
    expect([typed, await paths(typed)]).toEqual([typed, []])
  await write(house, { title: 'Kubernetas' })
  expect(await paths('kubernetas ')).toEqual(['/insights/kubernetas'])
})

onBothDatabases(
  'INS: what a post no longer says or where it no longer is, is not found',
  async (house) => {
    const { id } = await write(house, { content: '<p>aardvark</p>' })
    const { paths } = finder(house)
    expect(await paths('aardvark')).toEqual(['/insights/a-post'])
    await changePost(house, sampleContent, id, { ...texts, content: '<p>buffalo</p>' })
    expect(await paths('aardvark')).toEqual([])
    expect(await paths('buffalo')).toEqual(['/insights/a-post'])
    await removePost(house, sampleContent, id)
    expect(await paths('buffalo')).toEqual([])
    await restorePost(house, sampleContent, id)
    expect(await paths('buffalo')).toEqual(['/insights/a-post'])
    await removeCategory(house, sampleContent, 'engineering')
    expect(await paths('buffalo')).toEqual([])
    await restoreCategory(house, sampleContent, 'engineering')
    expect(await paths('buffalo')).toEqual(['/insights/a-post'])
    const later = new Date(Date.now() + 3_600_000).toISOString()
    await house.db.updateTable('posts').set({ publishedAt: later }).execute()
    expect(await paths('buffalo')).toEqual([])
  },
)

onBothDatabases(
  'INS: Japanese is found within a run of letters, in earlier posts, too',
  async (house) => {
    await write(house, {
      title: 'Notes 開発の記録',
      content: '<p>夜の東京都市開発について AI東京2026</p>',
    })
    await write(house, { title: 'Elsewhere', content: '<p>京の都、東の市</p>' })
    const earlier = finder(house)
    const found = await Promise.all(
      ['東京', '東京都市', '京都 記録', '2026', '都'].map(earlier.paths),
    )
    const [post, other] = ['/insights/notes', '/insights/elsewhere']
    expect(found).toEqual([[post], [post], [post], [post], [other, post]])
    await upgradeWords(house.db as never)
    expect(await finder(house).paths('東京')).toEqual([])
    expect(await finder(house).paths('elsewhere')).toEqual([])
    expect(await indexEarlierPosts(house)).toBe(2)
    expect(await indexEarlierPosts(house)).toBe(0)
    expect(await finder(house).paths('東京')).toEqual([post])
  },
)

onBothDatabases('INS: what was asked for is marked where it stands', async (house) => {
  const before = '<p>Before. </p>'.repeat(30)
  await write(house, {
    title: 'The queue',
    content: `${before}<p>Here &lt;the&gt; queue stood still for nine minutes on a Tuesday, and nobody saw it.</p>`,
  })
  const { results } = await finder(house).find('queue minutes')
  const [{ title, titleMarks, excerpt, marks, ...rest }] = results as [(typeof results)[0]]
  expect(rest).toEqual({ path: '/insights/the-queue', kind: 'post', within: 'Engineering' })
  expect(titleMarks.map(([start, end]) => title.slice(start, end))).toEqual(['queue'])
  expect(marks.map(([start, end]) => excerpt.slice(start, end))).toEqual(['queue', 'minutes'])
  expect(excerpt).toMatch(/^Here <the> queue/)
})

const asked =
  'payment,pay,the key at noon,postgres,batch lock,release,data column,exactyl,backfil,rotat,what it costs,queue,bank ledger,c,security'.split(
    ',',
  )
const answers = new Map<string, unknown>()

onBothDatabases('INS: both databases find the same for the same words', async (house) => {
  await fillEmptyDatabase(house.changes, 'packs/naksha')
  const { find } = finder(house)
  for (const typed of asked) {
    const found = await find(typed)
    const known = answers.get(typed)
    if (known) expect([typed, found]).toEqual([typed, known])
    answers.set(typed, found)
  }
  const counts = asked.map((typed) => (answers.get(typed) as { total: number }).total)
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(asked.length / 2)
})

onBothDatabases('INS: a sample post is found by the words of its title', async (house) => {
  await fillEmptyDatabase(house.changes, 'packs/naksha')
  const { paths } = finder(house)
  for (const { title } of samplePosts)
    expect([title, (await paths(title))[0]]).toEqual([
      title,
      `/insights/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    ])
})

onBothDatabases.postgresLong(
  'INS: the largest post that is accepted can be found',
  async (house) => {
    const words = Array.from({ length: 60_000 }, (_, number) => `\ufdfa${number.toString(36)}`)
    await write(house, { title: 'Large', content: `<p>start ${words.join(' ')}</p>` })
    expect(await finder(house).paths('large start')).toEqual(['/insights/large'])
  },
)

onBothDatabases('what is found for a query is kept until a post changes', async (house) => {
  const search = openPostSearch(house)
  const paths = async (query: string) => {
    const asked = askedWords(query)
    const rarity = new Float64Array(asked.length).fill(1)
    const found = await search.find({ asked, rarity })
    const told = await Promise.all(found.map(({ tell }) => tell()))
    return told.map(({ path }) => path)
  }
  const { id } = await write(house, { title: 'The ledger', content: '<p>Of sheep.</p>' })
  const one = ['/insights/the-ledger']
  expect([await paths('ledger'), await paths('sheep'), await paths('goat')]).toEqual([one, one, []])
  await write(house, { title: 'A goat', content: '<p>And its ledger</p>' })
  expect([await paths('ledger'), await paths('goat')]).toEqual([one, []])
  await removePost(house, sampleContent, id)
  search.forget()
  const other = ['/insights/a-goat']
  expect([await paths('ledger'), await paths('sheep'), await paths('goat')]).toEqual([
    other,
    [],
    other,
  ])
})
