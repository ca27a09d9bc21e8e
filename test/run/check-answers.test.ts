import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { createHttp } from '../../src/platform/http/server.ts'
import { describeRoutes, told } from '../../src/platform/http/route-schema.ts'

test('an answer that is not as it is documented fails the test that asked for it', async () => {
  const log = pino({ level: 'silent' })
  const app = createHttp({ log, trustProxy: [], always: {} }, () => false)
  onTestFinished(() => app.close())
  const response = { 200: told({ name: z.string() }) }
  const one = { operationId: 'readOne', tags: ['One'] as [string], summary: 'One.', response }
  describeRoutes(app, { 'GET /api/one/{how}': one })
  const answers: Record<string, [number, object]> = {
    fine: [200, { name: 'One' }],
    more: [200, { name: 'One', age: 1 }],
    less: [200, {}],
    untold: [409, { message: 'No.', code: 'no-one' }],
    uncoded: [500, { message: 'No.' }],
    usual: [503, { message: 'Later.', code: 'database-away' }],
  }
  app.get<{ Params: { how: string } }>(
    '/api/one/:how',
    { config: { access: 'public' } },
    async ({ params }, reply) => {
      const [status, body] = answers[params.how]!
      return reply.code(status).send(body)
    },
  )
  const told500 = async (how: string) => {
    const { statusCode, body } = await app.inject({ url: `/api/one/${how}` })
    return [statusCode, body.includes('is not as it is documented')]
  }
  expect(await told500('fine')).toEqual([200, false])
  expect(await told500('usual')).toEqual([503, false])
  for (const how of ['more', 'less', 'untold', 'uncoded'])
    expect([how, ...(await told500(how))]).toEqual([how, 500, true])
})
