import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFields } from '../../../platform/http/read-fields.ts'
import { writtenInTurn } from '../../../platform/line/written-in-turn.ts'
import { describeRoutes } from '../../../platform/http/route-schema.ts'
import { Problem } from '../../../platform/problem.ts'
import { actorOf } from '../../sessions/guard.ts'
import { turnOf } from '../../sessions/login/network-of.ts'
import { sessionRefusals } from '../../sessions/session-refusals.ts'
import { withRemarks } from '../brand/with-remarks.ts'
import { kindNamed, type KindName, listKinds } from '../kinds/all-kinds.ts'
import { mayChange } from '../permit-kind.ts'
import { contentTree } from '../read/content-tree.ts'
import { defaultLanguage } from '../languages.ts'
import { publishedOfKind, publishedOne } from '../read/published-of-kind.ts'
import { listDocuments, listTrashed, noSuchDocument } from '../read/read-document.ts'
import { describeKind } from '../schema/describe-kind.ts'
import type { Document } from '../document-value.ts'
import { faultsIn } from '../write/check-value.ts'
import { createDocument } from '../write/create-document.ts'
import type { DocumentGround } from '../write/document-ground.ts'
import { saveDraft } from '../write/save-draft.ts'
import { saveTranslation } from '../write/save-translation.ts'
import { trashDocument } from '../write/trash-document.ts'
import {
  addressOf,
  askedDocument,
  forStaff,
  idOf,
  kindOf,
  type OfKind,
  type One,
  tellMore,
} from './asked-document.ts'
import {
  draftSchema,
  languageSchema,
  newDocumentSchema,
  removalSchema,
  treeSchema,
  withoutTold,
} from './document-fields.ts'
import { documentRoutes } from './document-routes.ts'

const forAll = { config: { access: { permission: 'content', orNobody: true } } } as const
const forEveryone = { config: { access: 'public' } } as const

/** What pages say, to read for everybody and to change for those who may. */
export async function documentApi(app: FastifyInstance, ctx: DocumentGround) {
  describeRoutes(app, documentRoutes)
  app.setErrorHandler(tellMore)
  readingApi(app, ctx)

  app.post<OfKind>('/api/content/:kind', forStaff, async (request, reply) => {
    const kind = kindOf(request.params)
    const given = readFields(newDocumentSchema, request.body)
    const made = await createDocument(ctx, actorOf(request), { kind, ...given })
    const document = await withRemarks(ctx, made)
    return reply.code(201).header('location', addressOf(document)).send({ document })
  })

  app.put<One>('/api/content/:kind/:id', forStaff, async (request) => {
    const { id } = await askedDocument(ctx, request)
    const change = readFields(draftSchema, withoutTold(request.body))
    const save = change.language === defaultLanguage ? saveDraft : saveTranslation
    const document = await save(ctx, actorOf(request), id, change)
    return { document: await withFaults(ctx, document) }
  })

  app.delete<One>('/api/content/:kind/:id', forStaff, async (request, reply) => {
    const { id } = await askedDocument(ctx, request)
    const isUnlinked = readFields(removalSchema, request.query).unlink === 'true'
    await trashDocument(ctx, actorOf(request), id, { isUnlinked })
    return reply.code(204).send()
  })
}

function readingApi(app: FastifyInstance, ctx: DocumentGround) {
  const { db } = ctx
  const written = writtenInTurn()

  app.get('/api/content', forEveryone, async () => ({ kinds: listKinds() }))

  app.get('/api/content/tree', forStaff, async (request) => {
    const isTrash = readFields(treeSchema, request.query).trash === 'true'
    return { documents: await contentTree(ctx, actorOf(request), { isTrash }) }
  })

  app.get<OfKind>('/api/content/:kind', forAll, async (request, reply) => {
    const kind = kindOf(request.params)
    const { language } = readFields(languageSchema, request.query)
    if (isForChange(request, kind)) return { documents: await listOf(ctx, request, kind, language) }
    asVisitor(request, reply, kind)
    return written(reply, turnOf(request.ip), `${kind} ${language}`, async () => ({
      documents: await publishedOfKind(db, kind, language),
    }))
  })

  const described = new Map<KindName, object>()
  app.get<OfKind>('/api/content/:kind/schema', forEveryone, async (request) => {
    const kind = kindOf(request.params)
    if (!described.has(kind)) described.set(kind, describeKind(kindNamed(kind)))
    return described.get(kind)
  })

  app.get<OfKind>('/api/content/:kind/trash', forStaff, async (request) => ({
    documents: await listTrashed(ctx, actorOf(request), kindOf(request.params)),
  }))

  app.get<One>('/api/content/:kind/:id', forAll, async (request, reply) => {
    const kind = kindOf(request.params)
    const { language } = readFields(languageSchema, request.query)
    if (isForChange(request, kind))
      return { document: await withFaults(ctx, await askedDocument(ctx, request, language)) }
    asVisitor(request, reply, kind)
    const document = await publishedOne(db, kind, idOf(request.params), language)
    if (!document) throw noSuchDocument()
    return { document }
  })
}

/** Whoever may not change the kind reads what visitors do, signed in or not. */
const isForChange = ({ actor }: FastifyRequest, kind: KindName) =>
  actor !== null && mayChange(actor, kind)

/** What only staff may read is theirs whatever their role; the guard has seen to it that a token is good. */
function asVisitor(request: FastifyRequest, reply: FastifyReply, kind: KindName) {
  if (!kindNamed(kind).isForStaff) return void reply.header('cache-control', 'no-cache')
  if (request.headers.authorization) return
  reply.headers({ 'cache-control': 'no-store', 'www-authenticate': 'Bearer' })
  throw new Problem(sessionRefusals['not-logged-in'])
}

/** A document with what keeps it from being published. */
async function withFaults(ctx: DocumentGround, document: Document): Promise<Document> {
  const { kind, value, slug = null, language } = document
  // A translation is never whole by itself.
  if (language !== undefined) return document
  const faults = await faultsIn(ctx.db, { kind, value, slug }, ctx.drawings)
  return { ...(await withRemarks(ctx, document)), faults }
}

async function listOf(
  ctx: DocumentGround,
  request: FastifyRequest,
  kind: KindName,
  language: string,
) {
  const documents = await listDocuments(ctx, actorOf(request), kind, language)
  return Promise.all(documents.map((one) => withRemarks(ctx, one)))
}
