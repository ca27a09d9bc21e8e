import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { expect, onTestFinished } from 'vitest'
import { type House, onBothWithSample } from '../../test/database/both-databases.ts'
import { houseAt } from '../../test/database/house-at.ts'
import { readConfig } from '../config.ts'
import { publishDraft } from '../features/posts/drafts/publish-draft.ts'
import { writeDraft } from '../features/posts/drafts/write-draft.ts'
import { changePost } from '../features/posts/write/change-post.ts'
import { removePost } from '../features/posts/write/remove-post.ts'
import { writePost } from '../features/posts/write/write-post.ts'
import { sampleContent } from '../features/sessions/actor.ts'
import { contentSecurity } from '../platform/http/content-security.ts'
import { englishTexts } from '../web/translations.server.ts'
import { openPages } from './open-pages.ts'
import { pageWorks } from './page-tasks.ts'

async function opened({ db, changes, clock, dataDir }: House) {
  const log = pino({ level: 'silent' })
  const config = readConfig({ DATA_DIR: dataDir })
  const file = readFileSync('public/locales/en/translation.json', 'utf8')
  const ground = { db, clock, config, log, text: await englishTexts(JSON.parse(file)) }
  const mode = 'development'
  const works = pageWorks({ ...ground, load: () => Promise.reject(new Error('no pages')), mode })
  return {
    works,
    open() {
      const security = contentSecurity(config.siteUrl, [])
      const pages = { works, assetsDir: '', mode } as const
      const { attach, pageServer } = openPages({
        ...ground,
        changes,
        pages,
        security,
        quotas: undefined,
      })
      const app = { addHook: (_: string, close: () => void) => onTestFinished(close) }
      attach(app as unknown as FastifyInstance)
      return pageServer
    },
  }
}

onBothWithSample.postgresLong(
  'what was published between the warming up and the listening is said all the same',
  async (house) => {
    const { db } = house
    const { works, open } = await opened(house)
    expect([...(await works.spellings()).keys()]).not.toContain('/moved-meanwhile')
    // As another process publishes: nobody tells this one, which does not listen yet.
    await db
      .updateTable('documents')
      .set({ slug: 'moved-meanwhile' })
      .where('slug', '=', 'privacy')
      .execute()
    open()
    expect([...(await works.spellings()).keys()]).toContain('/moved-meanwhile')
  },
)

onBothWithSample(
  'a post is found as it is now: changed, gone, or shown since a moment ago',
  async (given) => {
    let late = 0
    const house = houseAt(given, () => new Date(Date.now() + late))
    const { works, open } = await opened(house)
    const { lookAtClock } = open()
    const texts = { title: 'Zebrafish', category: 'Sea', thumbnail: '', content: '<p>x</p>' }
    const found = async (words: string) =>
      (await works.find(words, 5)).results.map(({ title }) => title)
    expect(await found('zebrafish')).toEqual([])
    const { id } = await writePost(house, sampleContent, texts)
    expect(await found('zebrafish')).toEqual(['Zebrafish'])
    await changePost(house, sampleContent, id, { ...texts, title: 'Swordfish' })
    expect([await found('zebrafish'), await found('swordfish')]).toEqual([[], ['Swordfish']])
    await removePost(house, sampleContent, id)
    expect(await found('swordfish')).toEqual([])

    const draft = await writeDraft(house, sampleContent, { ...texts, summary: '' })
    const publishedAt = new Date(Date.now() + 3_600_000).toISOString()
    await publishDraft(house, sampleContent, draft.key, { version: draft.version, publishedAt })
    expect(await found('zebrafish')).toEqual([])
    late = 3_600_000
    lookAtClock!()
    expect(await found('zebrafish')).toEqual(['Zebrafish'])
  },
)
