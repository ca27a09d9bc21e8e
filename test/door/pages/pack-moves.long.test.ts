import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect } from 'vitest'
import { postJob } from '../../../src/features/jobs/write/post-job.ts'
import { changePost } from '../../../src/features/posts/write/change-post.ts'
import { writePost } from '../../../src/features/posts/write/write-post.ts'
import { ask } from '../../server/ask.ts'
import { onBothDatabases } from '../../database/both-databases.ts'
import { migratedDatabase } from '../../database/fresh-database.ts'
import { bytesOf, emptyFolder, packHouse, packWith, png } from '../../sample/pack-house.ts'
import { startSite } from '../../server/site.ts'

type Installation = { dataDir: string; databaseUrl: string | undefined }

/** What an operator types, and reads. */
async function content({ dataDir, databaseUrl }: Installation, ...words: string[]) {
  const { DATABASE_URL: _none, ...environment } = process.env
  const env = {
    ...environment,
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  const asked = promisify(execFile)(process.execPath, ['scripts/content.ts', ...words], { env })
  return asked.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  )
}

onBothDatabases(
  'a site that was exported and imported elsewhere answers at all of its addresses',
  async (given) => {
    const house = await packHouse(given)
    const { actor } = house
    const picture = await house.upload(await png('#c33'))
    const texts = {
      title: 'Moving house',
      category: 'Delivery',
      thumbnail: picture.url,
      content: `<p>Boxes.</p><p><img src="${picture.url}" alt="A box"></p>`,
    }
    const { id } = await writePost(house, actor, texts)
    await changePost(house, actor, id, { ...texts, title: 'House moved' })
    await postJob(house, actor, {
      title: 'Mover',
      description: 'You carry.',
      requirements: 'Arms',
      location: 'Pune',
      salaryRange: 'Fair',
    })
    const folder = join(await emptyFolder(), 'pack')
    const written = await content(given, 'export', folder)
    expect(written).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/documents, 1 post, 1 job, 1 picture, 0 drawings in/),
      stderr: '',
    })

    const there = await migratedDatabase(given.engine)
    const bad = await packWith(folder, { [`pictures/${picture.id}.png`]: 'a program' })
    expect(await content(there, 'import', bad)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(
        `Nothing was changed: 1 mistake in ${bad}.\n  pictures/${picture.id}.png: This file isn’t a picture that can be shown. Please choose another.\n`,
      ),
    })
    const added = [`pictures/${picture.id}.png`, 'posts/house-moved.md', 'jobs/mover.json']
    const tried = await content(there, 'import', folder, '--dry-run')
    for (const file of added) expect(tried.stdout).toContain(`${file} would be added\n`)
    const done = await content(there, 'import', folder)
    for (const file of added) expect(done.stdout).toContain(`${file} was added\n`)
    const again = join(await emptyFolder(), 'pack')
    await content(there, 'export', again)
    expect(await bytesOf(again)).toEqual(await bytesOf(folder))

    const site = await startSite({
      DATA_DIR: there.dataDir,
      DATABASE_URL: there.databaseUrl,
      SAMPLE_DATA: 'off',
    })
    try {
      const post = await ask(site.url, '/insights/house-moved')
      expect([post.status, post.text.includes(`${picture.url}/40.avif`)]).toEqual([200, true])
      const old = await ask(site.url, '/insights/moving-house')
      expect([old.status, old.headers.location]).toEqual([301, '/insights/house-moved'])
      expect((await ask(site.url, `${picture.url}/40.webp`)).status).toBe(200)
      expect((await ask(site.url, '/careers/mover')).status).toBe(200)
      expect((await ask(site.url, '/search?q=boxes')).text).toContain('House moved')
      expect(site.complaints()).toEqual([])
      if (!there.databaseUrl)
        expect((await content(there, 'import', folder)).stderr).toMatch(/stop it, then import/)
    } finally {
      await site.stop()
      await there.remove()
    }
  },
)

const door =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 90"><title>The boathouse door</title>' +
  '<path d="M0 0h60v90H0z" fill="var(--signal)"/><circle cx="50" cy="45" r="4" fill="#123456"/></svg>\n'

/** A pack from elsewhere whose drawings no build has seen: of a person, of a page and as its logo. */
const withDrawings = () =>
  packWith('test/packs/rekha', {
    'drawings/boathouse.svg': door,
    'leader/fiete.json': JSON.stringify({
      place: 1,
      en: { name: 'Fiete', role: 'Builder', text: 'Saws.', picture: { drawing: 'boathouse' } },
    }),
    'page/pier.json': JSON.stringify({
      place: 2,
      slug: 'pier',
      en: {
        title: 'The pier',
        lead: 'Where boats lie.',
        metaDescription: 'Where boats lie that wait for wood.',
        listed: 'footer',
        sharedPicture: { drawing: 'boathouse' },
        blocks: [{ block: 'text', paragraphs: ['It is of oak.'] }],
      },
    }),
    'brand/brand.json': JSON.stringify({
      place: 1,
      en: { logoPicture: { drawing: 'boathouse', decorative: true } },
    }),
  })

/** The door stands right, 514 px high, and again as the logo, 46 px high: their planks and their knobs. */
async function shownWhereShared(url: string) {
  const { body } = await ask(url, '/social/pier.png')
  const { data, info } = await sharp(body).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels
    return [...data.subarray(start, start + 3)]
  }
  return { door: at(950, 300), knob: at(1133, 363), logo: at(66, 48), knobOfLogo: at(81, 48) }
}

onBothDatabases(
  'drawings of a pack from elsewhere are on every page of every process, in its icons and on what a shared link shows',
  async ({ engine }) => {
    const place = await migratedDatabase(engine)
    const start = async () =>
      startSite({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl, SAMPLE_DATA: 'off' })
    // Two share PostgreSQL while the pack comes; SQLite waits until it has.
    const before = engine === 'postgres' ? [await start(), await start()] : []
    const sites = [...before]
    try {
      for (const { url } of before)
        expect((await ask(url, '/favicon.svg')).text).not.toContain('#123456')
      expect(await content(place, 'import', await withDrawings())).toMatchObject({ code: 0 })
      if (engine === 'sqlite') sites.push(await start())
      for (const { url, complaints } of sites) {
        const shown = async () =>
          (await ask(url, '/')).text.match(/\/drawings\/boathouse\.[\da-f]{8}\.svg/g) ?? []
        // The command doesn't wait until the servers have heard.
        await expect.poll(async () => (await shown()).length).toBeGreaterThan(1)
        const [src] = await shown()
        const { status, headers, text: svg } = await ask(url, src!)
        expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
        expect(headers['cache-control']).toMatch(/immutable/)
        expect(headers['content-security-policy']).toMatch(/default-src 'none'/)
        expect(svg).toContain('#123456')
        expect((await ask(url, '/favicon.svg')).text).toContain('#123456')
        const icon = sharp((await ask(url, '/look/icon-192.png')).body)
        const middle = { left: 96, top: 96, width: 1, height: 1 }
        expect([...(await icon.extract(middle).removeAlpha().raw().toBuffer())]).toEqual([
          240, 64, 20,
        ])
        expect(await shownWhereShared(url)).toEqual({
          door: [240, 64, 20],
          knob: [18, 52, 86],
          logo: [240, 64, 20],
          knobOfLogo: [18, 52, 86],
        })
        expect((await ask(url, '/drawings/none.svg')).status).toBe(404)
        expect(complaints()).toEqual([])
      }
    } finally {
      for (const site of sites) await site.stop()
      await place.remove()
    }
  },
)
