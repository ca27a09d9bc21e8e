import { expect, vi } from 'vitest'
import {
  onBothDatabases,
  onBothWithSample,
  onDatabase,
} from '../../../test/database/both-databases.ts'
import { documentIn, documentsIn, openDocumentsDoor } from '../../../test/sent/documents-door.ts'
import { waitingForLocks } from '../../../test/database/waiting-for-locks.ts'
import { drawingNames } from '../../drawings/picture.server.ts'
import { sampleContent } from '../sessions/actor.ts'
import { listDocuments } from './read/read-document.ts'
import { createDocument } from './write/create-document.ts'
import { saveDraft } from './write/save-draft.ts'
import { trashDocument } from './write/trash-document.ts'

const drawings = drawingNames

/** Others work on this machine too. */
const patience = { timeout: 15_000 }

type Proof = { proof?: { case?: string }; related: string[] }

onBothWithSample('who is asked to lets go of a document in the same step', async (house) => {
  const { staff } = await openDocumentsDoor(house)
  const naming = documentsIn(await staff('GET', '/service')).find(
    ({ value }) => (value as Proof).proof?.case !== undefined,
  )!
  const { proof } = naming.value as Proof
  const refused = await staff('DELETE', `/case/${proof!.case}`)
  expect(refused).toMatchObject({ status: 409, body: { code: 'document-in-use' } })

  expect((await staff('DELETE', `/case/${proof!.case}?unlink=true`)).status).toBe(204)
  const left = documentIn(await staff('GET', `/service/${naming.id}`))
  expect(left).toMatchObject({ version: naming.version + 1, state: 'published' })
  expect((left.value as Proof).proof).toEqual({ ...proof, case: undefined })
  expect((await staff('POST', `/case/${proof!.case}/restore`)).status).toBe(200)
})

onBothWithSample('what others cannot do without stays, and nothing else changes', async (house) => {
  const { staff } = await openDocumentsDoor(house)
  const services = documentsIn(await staff('GET', '/service'))
  const related = services.flatMap(({ value }) => (value as Proof).related)[0]!
  const refused = await staff('DELETE', `/service/${related}?unlink=true`)
  expect(refused).toMatchObject({ status: 409, body: { code: 'document-needed-by' } })
  const { namedBy } = refused.body as { namedBy: { kind: string }[] }
  expect(new Set(namedBy.map(({ kind }) => kind))).toEqual(new Set(['service-card']))
  // issue 16: it is said at once, before it is offered that they let go.
  expect(await staff('DELETE', `/service/${related}`)).toEqual(refused)
  expect(documentsIn(await staff('GET', '/service'))).toEqual(services)
  expect((await staff('DELETE', `/service/${related}?unlink=perhaps`)).status).toBe(400)
})

onBothDatabases('of a kind with one document two at once make one', async (house) => {
  const ground = { ...house, drawings }
  const make = () => createDocument(ground, sampleContent, { kind: 'brand', value: {} })
  const made = await Promise.allSettled([make(), make(), make()])
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await listDocuments(house, sampleContent, 'brand')).toHaveLength(1)
})

onDatabase(
  'postgres',
  'what is being thrown away is named by nobody any more',
  async (house) => {
    const { db, changes } = house
    const ground = { ...house, drawings }
    const named = () =>
      listDocuments(house, sampleContent, 'service').then((all) => all.map(({ id }) => id))
    const [card] = await listDocuments(house, sampleContent, 'service-card')
    const going = await createDocument(ground, sampleContent, {
      kind: 'service',
      slug: 'going',
      value: { related: (await named()).slice(0, 1) },
      isUnfinished: true,
    })
    let trashing: Promise<unknown> | undefined
    let saving: Promise<unknown> | undefined
    let isSaved = false
    await changes.transaction(async (tx) => {
      // Whoever throws it away has looked who names it, and comes no further for now.
      await tx
        .selectFrom('documentLinks')
        .selectAll()
        .where('fromId', '=', going.id)
        .forUpdate()
        .execute()
      trashing = trashDocument(house, sampleContent, going.id)
      await vi.waitFor(async () => expect(await waitingForLocks(db)).toBe(1), patience)
      const { version, value } = card!
      const change = { version, value: { ...value, service: going.id } }
      saving = saveDraft(ground, sampleContent, card!.id, change)
      void saving.catch(() => {}).finally(() => (isSaved = true))
      await vi.waitFor(
        async () => expect(isSaved || (await waitingForLocks(db)) === 2).toBe(true),
        patience,
      )
    })
    await trashing
    await expect(saving).rejects.toMatchObject({
      code: 'reference-not-found',
      fields: { service: expect.any(String) },
    })
  },
  'sampled',
)
