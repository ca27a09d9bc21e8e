import { setTimeout as wait } from 'node:timers/promises'
import type { Ctx } from '../ctx.ts'
import { backoffMs, longestWaitMs, mostAttempts, mostRefusals } from './backoff.ts'
import {
  claimMail,
  dueMails,
  dueAgain,
  dueLongBefore,
  extendLease,
  nextDueAt,
  type OutboxTable,
  settleMail,
} from './outbox-store.ts'
import { type Deliver, NoRecipient } from './smtp-delivery.ts'

type Post = Pick<Ctx, 'db' | 'log' | 'clock'> & {
  deliver: Deliver
  backoff?: (attempts: number) => number
  leaseMs?: number
}

const second = 1000
const atOnce = 4
const longestSleep = 60 * second
/** Whether somebody gets a mail now is asked seldom: only a start can have changed it. */
const withoutRecipient = 3600 * second
const stopPatience = 20 * second

/**
 * Delivers what waits in the outbox, at least once. Several processes may do so at the same time:
 * each mail is leased to one, and what a dead process had is due again when its lease is over.
 */
export class OutboxWorker {
  #post: Required<Post>
  #sending = new Set<Promise<void>>()
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  #lookAgain = false
  #lookedAt: number | undefined
  #stopping = new AbortController()
  #isStopping = false

  constructor(post: Post) {
    this.#post = { backoff: backoffMs, leaseMs: 45 * second, ...post }
  }

  #now() {
    return this.#post.clock().getTime()
  }

  /** So many milliseconds from now, as rows say it. */
  #in(ms: number) {
    return new Date(this.#now() + ms).toISOString()
  }

  /** Looks for mails that are due, now; somebody may have just put one there. */
  wake() {
    if (this.#isStopping) return
    this.#lookAgain = true
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined
      // Somebody may have called while the last look was ending.
      if (this.#lookAgain && this.#sending.size < atOnce) this.wake()
    })
  }

  /** Takes no more; what is on its way may arrive. */
  async stop() {
    this.#isStopping = true
    clearTimeout(this.#timer)
    const limit = setTimeout(() => this.#stopping.abort(), stopPatience)
    await this.#looking
    await Promise.all(this.#sending)
    clearTimeout(limit)
  }

  async #look() {
    clearTimeout(this.#timer)
    let sleep = longestSleep
    try {
      await this.#followClock()
      while (this.#lookAgain && !this.#isStopping && this.#sending.size < atOnce) {
        this.#lookAgain = false
        const due = await dueMails(this.#post.db, this.#in(0), atOnce - this.#sending.size)
        for (const { id } of due) await this.#begin(id)
      }
      const next = await nextDueAt(this.#post.db)
      if (next) sleep = Math.min(sleep, Math.max(0, Date.parse(next) - this.#now()))
    } catch (error) {
      this.#post.log.error({ err: error }, 'The outbox could not be read')
      sleep = 5 * second
    }
    if (this.#isStopping) return
    // With all hands full the next to finish looks again.
    if (this.#sending.size < atOnce) this.#timer = setTimeout(() => this.wake(), sleep + 5)
  }

  /** At the start, and when the clock has been set back since the last look. */
  async #followClock() {
    const { db } = this.#post
    const now = this.#now()
    const isStart = this.#lookedAt === undefined
    if (isStart) await dueAgain(db, new Date(now).toISOString())
    // What we have in hand ourselves is renewed by and by.
    if (now < (this.#lookedAt ?? Infinity))
      await dueLongBefore(db, now, { longestWait: longestWaitMs, leasedToo: isStart })
    this.#lookedAt = now
  }

  async #begin(id: string) {
    const now = this.#now()
    const leaseUntil = new Date(now + this.#post.leaseMs).toISOString()
    const row = await claimMail(this.#post.db, id, new Date(now).toISOString(), leaseUntil)
    if (!row) return
    const sending = this.#send(row).finally(() => {
      this.#sending.delete(sending)
      this.wake()
    })
    this.#sending.add(sending)
  }

  async #send(row: OutboxTable) {
    const { deliver, log } = this.#post
    const lease = this.#renewLease(row)
    try {
      await deliver(row, AbortSignal.any([this.#stopping.signal, lease.lost]))
    } catch (error) {
      await lease.end()
      if (!(error instanceof NoRecipient))
        log.warn({ err: error, mail: row.id, attempts: row.attempts }, 'A mail was not delivered')
      await this.#settle(row, this.#afterFailure(row, error as Error))
      return
    }
    await lease.end()
    const sentAt = this.#in(0)
    await this.#settle(row, { state: 'sent', sentAt, mail: '', lastError: null })
  }

  /** Renews the lease for as long as a mail is on its way, so that no other process takes it meanwhile. */
  #renewLease(row: OutboxTable) {
    const { db, leaseMs } = this.#post
    const lost = new AbortController()
    let renewing = Promise.resolve()
    const renew = async () => {
      const leaseUntil = this.#in(leaseMs)
      const isOurs = await extendLease(db, row, leaseUntil).catch(() => undefined)
      if (isOurs) row.leaseUntil = leaseUntil
      if (isOurs === false) lost.abort()
    }
    const timer = setInterval(() => (renewing = renew()), leaseMs / 3)
    return {
      lost: lost.signal,
      end() {
        clearInterval(timer)
        return renewing
      },
    }
  }

  /** A mail that has left and is not noted as such would leave again: the database gets a few chances. */
  async #settle(row: OutboxTable, outcome: Partial<OutboxTable>) {
    const { db, log } = this.#post
    for (let attempt = 1; ; attempt++)
      try {
        return await settleMail(db, row, outcome)
      } catch (error) {
        log.error({ err: error, mail: row.id }, 'What became of a mail could not be noted')
        if (attempt === 5) return
        await wait(second)
      }
  }

  #afterFailure(row: OutboxTable, error: Error): Partial<OutboxTable> {
    const lastError = error.message.slice(0, 500)
    if (error instanceof NoRecipient)
      return { lastError, attempts: row.attempts - 1, dueAt: this.#in(withoutRecipient) }
    if (row.attempts >= (isMailboxRefused(row, error) ? mostRefusals : mostAttempts))
      return { lastError, state: 'dead' }
    return { lastError, dueAt: this.#in(this.#post.backoff(row.attempts)) }
  }
}

/**
 * Whether a visitor's mailbox is not there. Ours stands in the configuration, and will be there once that is mended;
 * and who is refused for what they are (a relay, a daily limit: 5.7, often said at RCPT TO) may be let in again.
 */
function isMailboxRefused({ recipient }: OutboxTable, error: Error): boolean {
  const { code, command, responseCode = 0, message } = error as SmtpError
  const isRefused = code === 'EENVELOPE' && command === 'RCPT TO' && responseCode >= 500
  return isRefused && !recipient.startsWith('@') && !/\b5\.7\.\d/.test(message)
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number }
