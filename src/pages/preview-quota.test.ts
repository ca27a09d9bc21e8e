import { pino } from 'pino'
import { expect, onTestFinished } from 'vitest'
import { type House, onBothDatabases } from '../../test/database/both-databases.ts'
import { openFrame } from '../features/previews/open-frame.ts'
import { sharePreview } from '../features/previews/share-preview.ts'
import type { StaffActor } from '../features/sessions/actor.ts'
import { logIn } from '../features/sessions/login/log-in.ts'
import { createFirstAdministrator } from '../features/staff/create-first-administrator.ts'
import { commonRefusals } from '../platform/http/common-refusals.ts'
import { createHttp } from '../platform/http/server.ts'
import { Quota } from '../platform/line/quota.ts'
import { Problem } from '../platform/problem.ts'
import { openLines } from './lines.ts'
import type { PageTasks } from './page-tasks.ts'
import { previewPages } from './preview-pages.ts'

const login = { email: 'asha@example.com', password: 'correct horse battery' }

async function someone({ db, clock }: House): Promise<StaffActor> {
  await createFirstAdministrator({ db, clock }, login)
  await logIn({ db, clock }, undefined, login, '192.0.2.1')
  const { id, staffId } = await db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow()
  return { kind: 'staff', staffId, role: 'owner', sessionId: id }
}

onBothDatabases(
  'a shared link draws so many pages, the editor’s frame any number',
  async (house) => {
    const ctx = { ...house, secret: 'secret' }
    const actor = await someone(house)
    const log = pino({ level: 'silent' })
    const app = createHttp({ log, trustProxy: [], always: {} }, () => false)
    // Whoever gets as far as the thread that draws hears that it has no time.
    const renderPreview = () => Promise.reject(new Problem(commonRefusals['too-busy']))
    const lines = openLines({ renderPreview } as unknown as PageTasks, log)
    const size = { burst: 2, refillMs: 60_000 }
    const quota = new Quota({ each: size, all: size, holdMs: 0 })
    const security = { always: {}, page: () => ({}) } as never
    await app.register(previewPages, { ...ctx, lines, security, queryKeys: [], quota })
    onTestFinished(async () => {
      lines.close()
      await app.close()
    })
    const ask = async (url: string) => (await app.inject({ url })).statusCode
    const { base } = await openFrame(ctx, actor, {})
    const { url } = await sharePreview(ctx, actor, { days: 1 })
    for (let time = 0; time < 4; time++) expect(await ask(`${base}/work`)).toBe(503)
    expect([await ask(url), await ask(url), await ask(url)]).toEqual([503, 503, 429])
    expect(await ask(`${base}/work`)).toBe(503)
  },
)
