import { readFileSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import * as build from 'virtual:react-router/server-build'
import type { Config } from '../config.ts'
import { answerAside } from '../platform/aside/answer-aside.ts'
import { machineClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/db/database.ts'
import { withTimeBudget } from '../platform/db/time-budget.ts'
import { giveMemoryBack } from '../platform/give-memory-back.ts'
import { createLog } from '../platform/log.ts'
import { lowerOwnPriority } from './lower-priority.ts'
import { pageWorks, type PageTasks } from './page-tasks.ts'
import type { PageThreadData } from './pages-aside.ts'
import { englishTexts } from '../web/translations.server.ts'
import type { Noun } from '../platform/db/tables.ts'

/** Draws and finds pages, and reads the database over a connection of its own. */
const { localesDir } = workerData as PageThreadData
const text = await englishTexts(
  JSON.parse(readFileSync(`${localesDir}/en/translation.json`, 'utf8')),
)

let config: Config | undefined
let opened: { works: PageTasks; close: () => Promise<void> } | undefined

/** Only when it is asked for: then the main thread has seen to the database. */
function works() {
  if (opened) return opened.works
  if (!config) throw new Error('The thread that draws pages was started without a configuration')
  const { db, close } = openDatabase(config)
  const log = createLog(config.logLevel)
  const parts = { config, log, text, db, clock: machineClock, mode: 'production' }
  opened = { works: pageWorks({ ...parts, load: async () => build }), close }
  return opened.works
}

// A pause here keeps nobody who asks for a ready page.
giveMemoryBack({ lookEachMs: 2000, restFrom: 32 * 1024 * 1024 })

const patiently = <T>(work: () => Promise<T>) => withTimeBudget('read', work)

answerAside({
  open: (given: Config) => void (config = given),
  giveWay: lowerOwnPriority,
  render: (...given: Parameters<PageTasks['render']>) => patiently(() => works().render(...given)),
  renderPreview: (...given: Parameters<PageTasks['renderPreview']>) =>
    patiently(() => works().renderPreview(...given)),
  look: (...given: Parameters<PageTasks['look']>) => patiently(() => works().look(...given)),
  known: (...given: Parameters<PageTasks['known']>) => patiently(() => works().known(...given)),
  showing: (...given: Parameters<PageTasks['showing']>) =>
    patiently(() => works().showing(...given)),
  renderStandIn: (...given: Parameters<PageTasks['renderStandIn']>) =>
    patiently(() => works().renderStandIn(...given)),
  spellings: () => patiently(() => works().spellings()),
  find: (...given: Parameters<PageTasks['find']>) => patiently(() => works().find(...given)),
  forget: (nouns: Noun[]) => opened?.works.forget(nouns),
  close: () => opened?.close(),
})
