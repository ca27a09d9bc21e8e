import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { expect, onTestFinished } from 'vitest'
import { onBothWithSample } from '../../test/both-databases.ts'
import { readConfig } from '../config.ts'
import { contentSecurity } from '../platform/http/content-security.ts'
import { englishTexts } from '../web/translations.server.ts'
import { openPages } from './open-pages.ts'
import { pageWorks } from './page-tasks.ts'

onBothWithSample.postgresLong(
  'what was published between the warming up and the listening is said all the same',
  async ({ db, changes, dataDir }) => {
    const log = pino({ level: 'silent' })
    const config = readConfig({ DATA_DIR: dataDir })
    const file = readFileSync('public/locales/en/translation.json', 'utf8')
    const ground = { db, config, log, text: await englishTexts(JSON.parse(file)) }
    const mode = 'development'
    const load = () => Promise.reject(new Error('no pages'))
    const works = pageWorks({ ...ground, load, mode })
    expect([...(await works.spellings()).keys()]).not.toContain('/moved-meanwhile')
    // As another process publishes: nobody tells this one, which does not listen yet.
    await db
      .updateTable('documents')
      .set({ slug: 'moved-meanwhile' })
      .where('slug', '=', 'privacy')
      .execute()
    const security = contentSecurity(config.siteUrl, [])
    const pages = { works, assetsDir: '', mode } as const
    const { attach } = openPages({ ...ground, changes, pages, security, quotas: undefined })
    const app = { addHook: (_: string, close: () => void) => onTestFinished(close) }
    attach(app as unknown as FastifyInstance)
    expect([...(await works.spellings()).keys()]).toContain('/moved-meanwhile')
  },
)
