import { expect } from 'vitest'
import { onBothWithSample } from '../../../test/both-databases.ts'
import { documentIn, documentsIn, openDocumentsDoor } from '../../../test/documents-door.ts'

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
  expect(documentsIn(await staff('GET', '/service'))).toEqual(services)
  expect((await staff('DELETE', `/service/${related}?unlink=perhaps`)).status).toBe(400)
})
