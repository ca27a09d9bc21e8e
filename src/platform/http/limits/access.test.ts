import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { accessDeclared } from './access.ts'

function appWith(config?: object) {
  const app = Fastify()
  accessDeclared(app)
  return () => app.get('/secret', config ? { config } : {}, async () => 'secret')
}

test('a route that does not say who may call it stops the start', () => {
  expect(appWith()).toThrow('GET /secret does not declare who may call it')
  expect(appWith({})).toThrow('GET /secret')
})

test.each([{ access: 'public' }, { access: 'metrics token' }, { access: { permission: 'jobs' } }])(
  'a route with %j is registered',
  (config) => {
    expect(appWith(config)).not.toThrow()
  },
)
