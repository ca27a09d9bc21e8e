import type { FastifyInstance } from 'fastify'
import { drawingNames } from '../../src/drawings/picture.server.ts'
import { documentApi } from '../../src/features/documents/api/document-api.ts'
import { publicationApi } from '../../src/features/documents/api/publication-api.ts'
import { publishingApi } from '../../src/features/publications/publishing-api.ts'
import type { Document, Value } from '../../src/features/documents/document-value.ts'
import { fillDocuments } from '../../src/features/documents/packs/fill-documents.ts'
import type { Role } from '../../src/features/staff/roles.ts'
import type { House } from '../database/both-databases.ts'
import { openApp } from '../server/open-app.ts'

type Answer = { status: number; body: Record<string, unknown> }

export const documentIn = ({ body }: Answer) => body.document as Document
export const documentsIn = ({ body }: Answer) => body.documents as Document[]

/** The doors of what pages say over a database with the sample, and somebody logged in. */
export async function openDocumentsDoor({ db, clock, changes }: House, role: Role = 'owner') {
  await fillDocuments(changes, 'packs/naksha', drawingNames)
  const ctx = { db, changes, drawings: drawingNames }
  const register = async (one: FastifyInstance) => {
    await one.register(documentApi, ctx)
    await one.register(publicationApi, ctx)
    await one.register(publishingApi, ctx)
  }
  const { app, headers: theirs } = await openApp({ db, clock }, register, role)
  const asked =
    (headers: Record<string, string>) =>
    async (
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      path: string,
      payload?: object,
    ): Promise<Answer> => {
      const url = `/api/content${path}`
      const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
      return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json() }
    }
  const staff = asked(theirs)
  return {
    staff,
    visitor: asked({}),
    create: async (kind: string, value: Value) =>
      documentIn(await staff('POST', `/${kind}`, { value })),
    publish: async ({ kind, id, version }: Document) =>
      documentIn(await staff('POST', `/${kind}/${id}/publish`, { version })),
    /** What visitors see of a kind, by name. */
    seen: async (kind: string) =>
      documentsIn(await asked({})('GET', `/${kind}`)).map(({ value }) => value.name ?? value.title),
    history: () => db.selectFrom('history').selectAll().orderBy('at').orderBy('id').execute(),
  }
}
