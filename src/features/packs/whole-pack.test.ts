import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { onBothWithSample } from '../../../test/database/both-databases.ts'
import { migratedDatabase } from '../../../test/database/fresh-database.ts'
import {
  anotherPackHouse,
  bytesOf,
  emptyFolder,
  type PackHouse,
  packHouse,
  packWith,
  png,
} from '../../../test/sample/pack-house.ts'
import { startS3 } from '../../../test/server/s3-server.ts'
import { postJob } from '../jobs/write/post-job.ts'
import { openCareers } from '../jobs/read/careers.ts'
import { openBlog } from '../posts/read/blog.ts'
import { publishDraft } from '../posts/drafts/publish-draft.ts'
import { writeDraft } from '../posts/drafts/write-draft.ts'
import { changePost } from '../posts/write/change-post.ts'
import { removePost } from '../posts/write/remove-post.ts'
import { restorePost } from '../posts/write/restore-post.ts'
import { writePost } from '../posts/write/write-post.ts'
import { drawingHashes } from '../../drawings/picture.server.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { writeWholePack } from './write-whole-pack.ts'

const texts = { title: 'Why the queue stood still', category: 'Engineering', thumbnail: '' }
const job = {
  title: 'Tester',
  description: 'You test.\n\nAll week.',
  requirements: 'Patience\nCuriosity',
  location: 'Hamburg',
  salaryRange: 'Fair',
}
const year = 366 * 86_400_000

/** Posts and jobs in every state, with pictures in a post, as a thumbnail and of a leader. */
async function furnish(house: PackHouse) {
  const { actor, changes, db, upload } = house
  const [red, blue, green] = await Promise.all(['#c33', '#33c', '#3c3'].map(png))
  const [shown, thumbnail, portrait] = [
    await upload(red!),
    await upload(blue!),
    await upload(green!),
  ]
  await upload(await png('#000'))
  const content = `<p>On Tuesday.</p><h2>Why</h2><p><img src="${shown.url}" alt="A “queue”"></p><pre><code>a\n\nb</code></pre>`
  const first = await writePost(house, actor, { ...texts, content })
  const renamed = { ...texts, content, title: 'The queue: "still"', thumbnail: thumbnail.url }
  await changePost(house, actor, first.id, {
    ...renamed,
    summary: 'Two\nlines.\u2028Three.\u2029Four.',
    authorName: 'Asha Rao',
  })
  const draft = await writeDraft(house, actor, { ...texts, title: '', category: '', content: '' })
  const later = await writeDraft(house, actor, { ...texts, title: 'Later', content: '<p>L</p>' })
  const publishedAt = new Date(Date.now() + year).toISOString()
  await publishDraft(house, actor, later.id, { version: later.version, publishedAt })
  const gone = await writePost(house, actor, { ...texts, title: 'Gone', content: '<p>G</p>' })
  await removePost(house, actor, gone.id)
  await postJob({ changes }, actor, {
    ...job,
    country: 'IN',
    pay: { currency: 'INR', min: 1, max: 2, unit: 'YEAR' },
    validThrough: '2999-01-01',
  })
  await postJob({ changes }, actor, { ...job, title: 'Closed one', state: 'closed' })
  await postJob({ changes }, actor, { ...job, title: 'Draft', location: '', state: 'draft' })
  const leader = await db
    .selectFrom('documentTexts')
    .innerJoin('documents', 'documents.id', 'documentTexts.documentId')
    .select(['documentId', 'published'])
    .where('kind', '=', 'leader')
    .executeTakeFirstOrThrow()
  const value = JSON.parse(leader.published!) as object
  const picture = { upload: portrait.url, alt: 'At the window', focus: { x: 30, y: 20 } }
  await db
    .updateTable('documentTexts')
    .set({ published: JSON.stringify({ ...value, picture }) })
    .where('documentId', '=', leader.documentId)
    .execute()
  return { leader, first, draft, gone, shown, thumbnail, portrait }
}

onBothWithSample.postgresLong(
  'what was written on one server is on another after an import, addresses, dates and pictures with it',
  async (given) => {
    const house = await packHouse(given)
    const { leader, first, draft, shown, portrait, thumbnail } = await furnish(house)
    const { folder, missing, ...counts } = await house.write()
    expect(counts).toMatchObject({ posts: 3, jobs: 3, pictures: 3 })
    expect(missing).toEqual([])
    const written = await bytesOf(folder)
    expect(
      Object.keys(written)
        .filter((name) => /^(posts|jobs|pictures)/.test(name))
        .toSorted(),
    ).toEqual(
      [
        'jobs/closed-one.json',
        'jobs/draft.json',
        'jobs/tester.json',
        ...[portrait, shown, thumbnail].map(({ id }) => `pictures/${id}.png`).toSorted(),
        'posts/later.md',
        'posts/the-queue-still.md',
        `posts/~${draft.id}.md`,
      ].toSorted(),
    )
    expect(written['posts/the-queue-still.md']).toContain(
      '<p>On Tuesday.</p>\n<h2>Why</h2>\n<p><img',
    )
    expect(await bytesOf((await house.write()).folder)).toEqual(written)

    const other = await anotherPackHouse(given.engine === 'sqlite' ? 'postgres' : 'sqlite')
    const told = [
      ...Object.keys(written)
        .filter((name) => /^(posts|jobs|pictures)\//.test(name))
        .map((name) => `${name} added`),
      `leader/${leader.documentId}.json changed`,
    ].toSorted()
    expect(await other.compare(folder)).toEqual(told)
    expect(await other.filesKept()).toBe(0)
    expect(await other.put(folder)).toEqual(told)
    expect(await other.filesKept()).toBe(3 * 3)
    expect(await bytesOf((await other.write()).folder)).toEqual(written)
    expect(await other.put(folder)).toEqual([])
    expect(await house.put(folder)).toEqual([])

    const [here, there] = [openBlog(house), openBlog(other)]
    const post = await here.findByKey(first.id)
    expect(post?.pictures).toHaveLength(2)
    expect(await there.findByKey(first.id)).toEqual({ ...post, version: 1 })
    expect(await there.findBySlug(first.slug)).toEqual({ movedTo: 'the-queue-still' })
    expect(await there.findBySlug('later')).toBeUndefined()
    expect(await there.categories()).toEqual(['Engineering'])
    const [open] = await openCareers(house).list()
    expect(await openCareers(other).list()).toEqual([{ ...open, changedAt: open!.postedAt }])
    expect(await openCareers(other).find('closed-one')).toBe('over')
  },
)

onBothWithSample.postgresLong(
  'posts and jobs that a pack doesn’t name go to the trash and come back with the next that does',
  async (given) => {
    const house = await packHouse(given)
    const { first } = await furnish(house)
    const { folder } = await house.write()
    const less = await packWith(folder, {
      'posts/the-queue-still.md': null,
      'jobs/tester.json': null,
    })
    const removed = ['jobs/tester.json removed', 'posts/the-queue-still.md removed']
    expect(await house.compare(less)).toEqual(removed)
    expect(await house.put(less)).toEqual(removed)
    expect(await openBlog(house).findByKey(first.id)).toBeUndefined()
    expect(await openCareers(house).list()).toEqual([])
    expect(await house.put(folder)).toEqual([
      'jobs/tester.json added',
      'posts/the-queue-still.md added',
    ])
    expect(await bytesOf((await house.write()).folder)).toEqual(await bytesOf(folder))
    expect(await openBlog(house).findBySlug(first.slug)).toEqual({ movedTo: 'the-queue-still' })
    const steps = await house.db
      .selectFrom('history')
      .select(['action', 'staffId'])
      .where('nounId', '=', first.id)
      .orderBy('at')
      .execute()
    expect(steps.map(({ action }) => action)).toEqual(['written', 'changed', 'removed', 'restored'])
  },
)

onBothWithSample.postgresLong(
  'a pack without posts and jobs leaves them alone; an empty folder doesn’t',
  async (given) => {
    const house = await packHouse(given)
    await furnish(house)
    const { folder } = await house.write()
    for (const name of ['posts', 'jobs', 'pictures'])
      await rm(join(folder, name), { recursive: true })
    expect(await house.put(folder)).toEqual([])
    await mkdir(join(folder, 'jobs'))
    expect(await house.put(folder)).toEqual([
      'jobs/closed-one.json removed',
      'jobs/draft.json removed',
      'jobs/tester.json removed',
    ])
  },
)

onBothWithSample.postgresLong(
  'an address belongs to what the pack says, whoever had it, and two may exchange theirs',
  async (given) => {
    const house = await packHouse(given)
    const { actor } = house
    const write = (title: string) =>
      writePost(house, actor, { ...texts, title, content: '<p>X</p>' })
    const [a, b, c, d] = [await write('A'), await write('B'), await write('C'), await write('D')]
    const posts = {
      a: await postJob(house, actor, job),
      b: await postJob(house, actor, { ...job, title: 'B' }),
    }
    for (const { id } of [c, d]) await removePost(house, actor, id)
    const { folder } = await house.write()
    const said = async (name: string) => readFile(join(folder, name), 'utf8')
    const files = {
      'posts/a.md': await said('posts/b.md'),
      'posts/b.md': await said('posts/a.md'),
      'posts/c.md': (await said('posts/a.md'))
        .replace(a.id, 'new-c')
        .replace('"A"', '"New C"')
        .replace('state:', 'formerly: ["d"]\nstate:'),
      'jobs/tester.json': await said('jobs/b.json'),
      'jobs/b.json': (await said('jobs/tester.json')).replace(posts.a.id, 'new-b'),
    }
    expect(await house.put(await packWith(folder, files))).toEqual([
      'jobs/b.json added',
      'jobs/tester.json changed',
      'jobs/tester.json removed',
      'posts/a.md changed',
      'posts/b.md changed',
      'posts/c.md added',
    ])
    const blog = openBlog(house)
    for (const [slug, id] of [
      ['a', b.id],
      ['b', a.id],
      ['c', 'new-c'],
    ] as const)
      expect(await blog.findBySlug(slug)).toMatchObject({ post: { id, slug } })
    expect((await openCareers(house).list()).map(({ slug, id }) => [slug, id]).toSorted()).toEqual([
      ['b', 'new-b'],
      ['tester', posts.b.id],
    ])
    expect(await blog.findBySlug('d')).toEqual({ movedTo: 'c' })
    for (const [{ id }, slug] of [
      [c, 'c-2'],
      [d, 'd-2'],
    ] as const) {
      await restorePost(house, actor, id)
      expect(await blog.findBySlug(slug)).toMatchObject({ post: { id, slug } })
    }
  },
)

onBothWithSample.postgresLong(
  'an address that is too long for the name of a file goes along',
  async (given) => {
    const house = await packHouse(given)
    const title = 'A long way '.repeat(40).trim()
    const { id, slug } = await writePost(house, house.actor, { ...texts, title, content: '' })
    const { folder } = await house.write()
    expect((await bytesOf(folder))[`posts/~${id}.md`]).toContain(`slug: "${slug}"`)
    const other = await anotherPackHouse(given.engine)
    await other.put(folder)
    expect(await openBlog(other).findBySlug(slug)).toMatchObject({ post: { id, title } })
    expect(await bytesOf((await other.write()).folder)).toEqual(await bytesOf(folder))
  },
)

onBothWithSample.postgresLong('a category is spelled as the pack spells it', async (given) => {
  const house = await packHouse(given)
  await writePost(house, house.actor, { ...texts, content: '<p>X</p>' })
  const { folder } = await house.write()
  const file = join(folder, 'posts/why-the-queue-stood-still.md')
  await writeFile(file, (await readFile(file, 'utf8')).replace('"Engineering"', '"ENGINEERING"'))
  await house.put(folder)
  expect(await openBlog(house).categories()).toEqual(['ENGINEERING'])
  expect(await bytesOf((await house.write()).folder)).toEqual(await bytesOf(folder))
})

onBothWithSample.postgresLong(
  'an import that fails half way changes nothing and leaves no file',
  async (given) => {
    const house = await packHouse(given)
    await furnish(house)
    const { folder } = await house.write()
    const other = await anotherPackHouse(given.engine)
    const before = await bytesOf((await other.write()).folder)
    // What nobody who judges a pack can see: the database refuses the last of all that is put in.
    await other.db.schema.alterTable('jobs').dropColumn('details').execute()
    await expect(other.put(folder)).rejects.toThrow(/details/)
    await other.db.schema.alterTable('jobs').addColumn('details', 'text').execute()
    expect(await bytesOf((await other.write()).folder)).toEqual(before)
    expect(await other.filesKept()).toBe(0)
    expect(await other.db.selectFrom('media').selectAll().execute()).toEqual([])
  },
)

onBothWithSample.postgresLong(
  'pictures that may have got their rows keep their files, and lost files come back with an import',
  async (given) => {
    const house = await packHouse(given)
    await furnish(house)
    const { folder } = await house.write()
    const other = await anotherPackHouse(given.engine)
    const { transaction } = other.changes
    other.changes.transaction = async (work, how) => {
      await transaction.call(other.changes, work, how)
      throw new Error('The line broke after the commit.')
    }
    await expect(other.put(folder)).rejects.toThrow(/line broke/)
    await expect(other.upload(await png('#ccc'))).rejects.toThrow(/line broke/)
    other.changes.transaction = transaction
    expect(await other.filesKept()).toBe(4 * 3)
    expect(await other.compare(folder)).toEqual([])

    const [first, second] = await other.db
      .selectFrom('media')
      .select(['media.id', 'media.fileKey'])
      .where(
        'id',
        'in',
        Object.keys(await bytesOf(join(folder, 'pictures'))).map((name) =>
          name.replace('.png', ''),
        ),
      )
      .orderBy('id')
      .execute()
    const copy = await other.db
      .selectFrom('mediaCopies')
      .select('fileKey')
      .where('mediaId', '=', second!.id)
      .executeTakeFirstOrThrow()
    for (const { fileKey } of [first!, copy]) await other.pictures.remove(fileKey)
    const changed = [first!, second!].map(({ id }) => `pictures/${id}.png changed`)
    expect(await other.compare(folder)).toEqual(changed)
    expect(await other.put(folder)).toEqual(changed)
    expect(await other.compare(folder)).toEqual([])
    expect(await bytesOf((await other.write()).folder)).toEqual(await bytesOf(folder))
  },
)

onBothWithSample.postgresLong('pictures come from a bucket and go into one', async (given) => {
  const house = await packHouse(given, await startS3())
  const { shown } = await furnish(house)
  const { folder } = await house.write()
  const other = await anotherPackHouse(given.engine, await startS3('/elsewhere'))
  await other.put(folder)
  expect(await other.filesKept()).toBe(3 * 3)
  expect(await bytesOf((await other.write()).folder)).toEqual(await bytesOf(folder))
  const row = await other.db
    .selectFrom('media')
    .select(['type', 'width', 'height'])
    .where('id', '=', shown.id)
    .execute()
  expect(row).toEqual([{ type: 'image/png', width: 40, height: 30 }])
})

onBothWithSample.postgresLong(
  'an export says which picture is not there any more',
  async (given) => {
    const house = await packHouse(given)
    const { shown } = await furnish(house)
    await house.db.deleteFrom('media').where('id', '=', shown.id).execute()
    const { folder, missing } = await house.write()
    expect(missing).toEqual([{ file: 'posts/the-queue-still.md', id: shown.id }])
    expect(await house.faultsIn(folder)).toMatchObject([
      {
        file: 'posts/the-queue-still.md',
        field: 'content',
        reason: expect.stringMatching(/neither/),
      },
    ])
  },
)

/** As where DATA_DIR leads to nothing. */
async function unfilledDatabase() {
  const { dataDir, databaseUrl, remove } = await migratedDatabase('sqlite')
  const { db, close } = openDatabase({ dataDir, databaseUrl })
  onTestFinished(async () => {
    await close()
    await remove()
  })
  return db
}

onBothWithSample.postgresLong(
  'an export takes the place of a pack, and of nothing else',
  async (given) => {
    const house = await packHouse(given)
    const folder = await emptyFolder()
    await writeFile(join(folder, 'README.md'), 'mine')
    await writeWholePack(house, folder, drawingHashes)
    await writeFile(join(folder, 'posts/old.md'), 'gone')
    await writeWholePack(house, folder, drawingHashes)
    const written = await bytesOf(folder)
    expect(Object.keys(written)).not.toContain('posts/old.md')
    const unfilled = { ...house, db: await unfilledDatabase() }
    await expect(writeWholePack(unfilled, folder, drawingHashes)).rejects.toThrow(/never filled/)
    expect(await bytesOf(folder)).toEqual(written)
    await rm(join(folder, 'pack.json'))
    await expect(writeWholePack(house, folder, drawingHashes)).rejects.toThrow(
      /is no pack, .* replace .*posts/,
    )
    expect((await bytesOf(folder))['README.md']).toBe('mine')
  },
)
