import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { guardRoutes } from '../../src/features/sessions/guard.ts'
import { logIn } from '../../src/features/sessions/login/log-in.ts'
import { createFirstAdministrator } from '../../src/features/staff/create-first-administrator.ts'
import type { Role } from '../../src/features/staff/roles.ts'
import { createHttp } from '../../src/platform/http/server.ts'
import type { House } from '../database/both-databases.ts'
import { owner } from './owner.ts'

type Register = (app: FastifyInstance) => unknown

/** The doors that are registered, over a database; closed when the test is over. */
export async function openDoors(house: Pick<House, 'db' | 'clock'>, register: Register) {
  const http = { log: pino({ level: 'silent' }), trustProxy: [], always: {} }
  const app = createHttp(http, () => false)
  guardRoutes(app, house)
  onTestFinished(() => app.close())
  await register(app)
  return { app }
}

/** The same, with somebody of a role logged in. */
export async function openApp(
  house: Pick<House, 'db' | 'clock'>,
  register: Register,
  role: Role = 'owner',
) {
  await createFirstAdministrator(house, owner)
  if (role !== 'owner') await house.db.updateTable('staff').set({ role }).execute()
  const token = await logIn(house, undefined, owner, '192.0.2.1')
  const { app } = await openDoors(house, register)
  return { app, token, headers: { authorization: `Bearer ${token}` } }
}
