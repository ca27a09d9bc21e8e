import { setImmediate as letOthersGo } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { withTimeBudget } from '../../../platform/db/time-budget.ts'
import { commonRefusals } from '../../../platform/http/common-refusals.ts'
import { FairQueue } from '../../../platform/line/fair-queue.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { turnOf } from '../../sessions/login/network-of.ts'
import { type Asked, listWholePosts, type PostList } from './list-posts.ts'

/**
 * Lists of whole posts, each read and written out in its turn: they are megabytes, and this thread
 * answers everybody.
 */
export function openWholeLists(db: Db) {
  const line = new FairQueue({
    atOnce: 1,
    mostWaiting: 128,
    mostOfOne: 32,
    waitMs: 5000,
    full: commonRefusals['too-busy'],
  })

  async function written(asked: Asked, shape: (list: PostList) => object) {
    await letOthersGo()
    const list = shape(await withTimeBudget('read', () => listWholePosts(db, asked)))
    await letOthersGo()
    return JSON.stringify(list)
  }

  return async (
    { ip, url }: FastifyRequest,
    reply: FastifyReply,
    asked: Asked,
    shape = (list: PostList): object => list,
  ) => {
    const text = await line.run(turnOf(ip), url, () => written(asked, shape))
    reply.type('application/json; charset=utf-8')
    return text
  }
}
