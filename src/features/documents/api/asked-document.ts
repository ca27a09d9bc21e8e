import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '../../../platform/ctx.ts'
import { Problem } from '../../../platform/problem.ts'
import { actorOf } from '../../sessions/guard.ts'
import { documentRefusals } from '../document-refusals.ts'
import { isKind, type KindName } from '../kinds/all-kinds.ts'
import { noSuchDocument, readDocument } from '../read/read-document.ts'
import { StaleDocument } from '../write/lock-document-version.ts'
import { DocumentInUse } from '../write/trash-document.ts'

export type OfKind = { Params: { kind: string } }
export type One = { Params: { kind: string; id: string }; Querystring: Record<string, unknown> }

/** Who may change the kind; the operation asks for the permission that the kind wants. */
export const forStaff = { config: { access: { permission: 'content' } } } as const

export function kindOf({ kind }: OfKind['Params']): KindName {
  if (!isKind(kind)) throw new Problem(documentRefusals['kind-not-found'])
  return kind
}

/** The id in an address that names the kind as well. */
export function idOf({ id }: One['Params']): string {
  if (!/^[\w-]{1,40}$/.test(id)) throw noSuchDocument()
  return id
}

/** The document at an address, for who may change it. */
export async function askedDocument(
  ctx: Pick<Ctx, 'db'>,
  request: FastifyRequest<{ Params: One['Params'] }>,
  language?: string,
) {
  const kind = kindOf(request.params)
  const document = await readDocument(ctx, actorOf(request), idOf(request.params), language)
  if (document.kind !== kind) throw noSuchDocument()
  return document
}

export const addressOf = ({ kind, id }: { kind: string; id: string }) =>
  `/api/content/${kind}/${id}`

/** What a refusal carries beside its sentence: what the document has become, or who names it. */
export async function tellMore(problem: Error, _request: FastifyRequest, reply: FastifyReply) {
  const more =
    problem instanceof StaleDocument
      ? { document: problem.document }
      : problem instanceof DocumentInUse
        ? { namedBy: problem.namedBy }
        : undefined
  if (!more) throw problem
  const { status, code, message } = problem as Problem
  return reply.code(status).send({ message, code, ...more })
}
