import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'
import { commonRefusals } from '../http/common-refusals.ts'
import { Trouble } from '../trouble.ts'
import { asking, ChangesHeard, channel, lineName } from './changes-heard.ts'
import { ChangesRead } from './changes-read.ts'
import type { Noun } from './tables.ts'

const heardChannel = 'foyer_heard'

const second = 1000
/** A line that says nothing any more is found out within the sum of both. */
const heartbeat = 5 * second
const answerLimit = 3 * second
const beforeAnotherTry = second / 4
const betweenPrunings = 3600 * second

type Ends = {
  databaseUrl: string
  log: Log
  tell: (nouns: Noun[]) => void
  isDatabaseThere: () => Promise<boolean>
  prune: () => Promise<void>
}

/**
 * The one connection over which changes of other processes are heard. Every few seconds it reads what
 * was written since: that shows whether it still lives, and catches up on what it has not been told.
 */
export class ChangesListener {
  #ends: Ends
  #read: ChangesRead
  heard = new ChangesHeard()
  #isHeard = false
  #stopping = new AbortController()
  #running: Promise<void> = Promise.resolve()
  #prunedAt = Number.NEGATIVE_INFINITY

  constructor(ends: Ends) {
    this.#ends = ends
    this.#read = new ChangesRead(ends.tell)
  }

  async open() {
    const line = await this.#lay()
    await line.answers(this.#read.start(line.client))
    this.#isHeard = true
    this.#running = this.#run(line)
  }

  check() {
    if (this.#isHeard) return
    throw new Trouble(commonRefusals['changes-unheard'], 'The line that tells changes is down')
  }

  async close() {
    this.#stopping.abort()
    await this.#running
  }

  /** Nothing else lays a line: whatever breaks how often, there is one. */
  async #run(first: Line) {
    for (let line: Line | undefined = first; line; line = await this.#layAgain()) {
      const error = await this.#hear(line)
      line.drop()
      if (this.#stopping.signal.aborted) return
      this.#isHeard = false
      this.#ends.log.warn({ err: error }, 'The line that tells changes broke')
    }
  }

  async #hear(line: Line): Promise<unknown> {
    try {
      for (;;) {
        await line.unlessBroken(wait(heartbeat, undefined, { signal: this.#stopping.signal }))
        await line.answers(this.#read.catchUp(line.client))
        this.#pruneNowAndThen()
      }
    } catch (error) {
      return error
    }
  }

  async #layAgain(): Promise<Line | undefined> {
    while (!this.#stopping.signal.aborted) {
      let line: Line | undefined
      try {
        await wait(beforeAnotherTry, undefined, { signal: this.#stopping.signal })
        line = await this.#lay()
        await line.answers(this.#read.catchUp(line.client))
        this.#ends.tell(['everything'])
        this.#isHeard = true
        this.#ends.log.info('The line that tells changes is back')
        return line
      } catch {
        line?.drop()
        if (this.#stopping.signal.aborted) return
        // Where nothing answers, nothing newer could be shown: what is ready stays.
        if (await this.#ends.isDatabaseThere()) this.#ends.tell(['everything'])
      }
    }
  }

  async #lay(): Promise<Line> {
    const client = new pg.Client({
      connectionString: this.#ends.databaseUrl,
      application_name: lineName,
      keepAlive: true,
    })
    const line = new Line(client)
    client.on('notification', (told) => this.#hearWord(client, told))
    try {
      await line.answers(client.connect())
      await line.answers(client.query(`listen ${channel}; listen ${heardChannel}`))
    } catch (error) {
      line.drop()
      throw error
    }
    return line
  }

  /** What another process has changed, or that another has heard of a change. */
  #hearWord(client: pg.Client, told: pg.Notification) {
    const { payload = '' } = told
    if (told.channel === heardChannel) return this.heard.hear(payload)
    this.#read.hear(payload.replace(asking, ''))
    if (!payload.endsWith(asking)) return
    const [n] = payload.split(' ')
    // The asker stops waiting after a second, so a failed confirmation need not be reported.
    client.query('select pg_notify($1, $2)', [heardChannel, n]).catch(() => {})
  }

  #pruneNowAndThen() {
    if (performance.now() - this.#prunedAt < betweenPrunings) return
    this.#prunedAt = performance.now()
    const { log, prune } = this.#ends
    prune().catch((error) => log.warn({ err: error }, 'Old changes could not be removed'))
  }
}

/** One client and what becomes of it; it may tell of its end more than once. */
class Line {
  client: pg.Client
  #end: { error: unknown } | undefined
  #waiting = new Set<(error: unknown) => void>()

  constructor(client: pg.Client) {
    this.client = client
    client.on('error', (error) => this.#break(error))
    client.on('end', () => this.#break(new Error('The connection ended.')))
  }

  #break(error: unknown) {
    this.#end ??= { error }
    for (const fail of this.#waiting) fail(this.#end.error)
  }

  /** A promise of each wait's own: one for the line's whole life would remember every wait there ever was. */
  async unlessBroken<T>(work: Promise<T>): Promise<T> {
    work.catch(() => {})
    if (this.#end) throw this.#end.error
    const { promise: broken, reject } = Promise.withResolvers<never>()
    this.#waiting.add(reject)
    try {
      return await Promise.race([work, broken])
    } finally {
      this.#waiting.delete(reject)
    }
  }

  async answers<T>(work: Promise<T>): Promise<T> {
    const limit = new AbortController()
    const silence = wait(answerLimit, undefined, { signal: limit.signal }).then(() => {
      throw new Error(`Nothing was heard for ${answerLimit / second} seconds.`)
    })
    silence.catch(() => {})
    try {
      return await this.unlessBroken(Promise.race([work, silence]))
    } finally {
      limit.abort()
    }
  }

  /** Without a word: who does not answer any more would not answer to a farewell. */
  drop() {
    const { connection } = this.client as unknown as { connection: { stream: { destroy(): void } } }
    connection.stream.destroy()
  }
}
