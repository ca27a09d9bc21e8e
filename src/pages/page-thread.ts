import { readFileSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import * as build from 'virtual:react-router/server-build'
import type { Config } from '../config.ts'
import { answerAside } from '../platform/aside/answer-aside.ts'
import { openDatabase } from '../platform/db/database.ts'
import { withPatience } from '../platform/db/patience.ts'
import { giveMemoryBack } from '../platform/give-memory-back.ts'
import { createLog } from '../platform/log.ts'
import { yieldToMain } from './yield-to-main.ts'
import { pageWorks, type PageWorks } from './page-works.ts'
import type { PageThreadData } from './pages-aside.ts'
import { englishTexts } from '../web/translations.server.ts'
import type { Noun } from '../platform/db/tables.ts'

/** Draws and finds pages, and reads the database over a connection of its own. */
const { localesDir, hands } = workerData as PageThreadData
const text = await englishTexts(
  JSON.parse(readFileSync(`${localesDir}/en/translation.json`, 'utf8')),
)

let config: Config | undefined
let opened: { works: PageWorks; close: () => Promise<void> } | undefined

/** Only when it is asked for: then the main thread has seen to the database. */
function works() {
  if (opened) return opened.works
  if (!config) throw new Error('The thread that draws pages was not told of the house')
  const { db, close } = openDatabase(config)
  const parts = { config, log: createLog(config.logLevel), text, db, mode: 'production' }
  opened = { works: pageWorks({ ...parts, load: async () => build }), close }
  return opened.works
}

const giveWay = yieldToMain(hands)
giveMemoryBack()

async function patiently<T>(work: () => Promise<T>): Promise<T> {
  giveWay()
  return withPatience('read', work)
}

answerAside({
  open: (given: Config) => void (config = given),
  render: (...given: Parameters<PageWorks['render']>) => patiently(() => works().render(...given)),
  renderPreview: (...given: Parameters<PageWorks['renderPreview']>) =>
    patiently(() => works().renderPreview(...given)),
  look: (...given: Parameters<PageWorks['look']>) => patiently(() => works().look(...given)),
  known: (...given: Parameters<PageWorks['known']>) => patiently(() => works().known(...given)),
  showing: (...given: Parameters<PageWorks['showing']>) =>
    patiently(() => works().showing(...given)),
  renderStandIn: (...given: Parameters<PageWorks['renderStandIn']>) =>
    patiently(() => works().renderStandIn(...given)),
  spellings: () => works().spellings(),
  find: (...given: Parameters<PageWorks['find']>) => patiently(() => works().find(...given)),
  forget: (nouns: Noun[]) => opened?.works.forget(nouns),
  close: () => opened?.close(),
})
