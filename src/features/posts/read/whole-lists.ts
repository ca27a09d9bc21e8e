import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '../../../platform/ctx.ts'
import { writtenInTurn } from '../../../platform/line/written-in-turn.ts'
import { turnOf } from '../../sessions/login/network-of.ts'
import { type Asked, listWholePosts, type PostList } from './list-posts.ts'

/** Lists of whole posts, which are megabytes. */
export function openWholeLists(ctx: Pick<Ctx, 'db' | 'clock'>) {
  const written = writtenInTurn()
  return async (
    { ip, url }: FastifyRequest,
    reply: FastifyReply,
    asked: Asked,
    shape = (list: PostList): object => list,
  ) => written(reply, turnOf(ip), url, async () => shape(await listWholePosts(ctx, asked)))
}
