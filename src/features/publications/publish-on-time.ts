import type { Ctx } from '../../platform/ctx.ts'
import { nextDocumentDue } from '../documents/read/rows/documents-due.ts'
import { waitingPublications } from './publication-store.ts'
import type { PublishingGround } from './publishing-ground.ts'
import { publishDue } from './publish-due.ts'

/** A clock may be set, and a machine may sleep: what is to go out is looked at again after so long. */
const longestWait = 10_000

/** Publishes each document at its moment, and at the start what should have gone out while nobody ran. */
export function publishOnTime({ db, changes, log, looks }: Pick<Ctx, 'log'> & PublishingGround) {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let looking: Promise<void> = Promise.resolve()

  async function look() {
    clearTimeout(timer)
    try {
      const moment = await nextDue(db)
      if (moment === undefined || isStopped) return
      const wait = Date.parse(moment) - Date.parse(changes.now())
      if (wait <= 0) await publishDue({ db, changes, looks })
      timer = setTimeout(wake, Math.min(Math.max(wait, 0), longestWait)).unref()
    } catch (error) {
      if (isStopped) return
      log.error({ err: error }, 'Documents that are due could not be published')
      timer = setTimeout(wake, longestWait).unref()
    }
  }

  const wake = () => void (looking = looking.then(look))

  changes.onChange((nouns) => {
    if (nouns.includes('documents') || nouns.includes('everything')) wake()
  })
  wake()

  return async () => {
    isStopped = true
    clearTimeout(timer)
    await looking
  }
}

async function nextDue(db: Ctx['db']): Promise<string | undefined> {
  const [together] = await waitingPublications(db)
  const alone = await nextDocumentDue(db)
  return [together?.publishAt, alone].filter((moment) => moment !== undefined).toSorted()[0]
}
