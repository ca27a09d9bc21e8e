import { z } from 'zod'
import { commonRefusals } from '../../platform/http/common-refusals.ts'
import type { DeclaredRoute } from '../../platform/http/limits/access.ts'
import type { Media, Refused } from '../../platform/http/route-schema.ts'
import { sessionRefusals } from '../sessions/session-refusals.ts'

/** What a route may answer with one status: its own answer, and what it refuses. */
export type Answers = { own: z.ZodType | Media | undefined; refused: Refused[] }

type Route = Pick<DeclaredRoute, 'method' | 'access' | 'options'>

/** Every answer of a route by its status; what any route may say is among them. */
export function answersOf(route: Route): Map<number, Answers> {
  const { response = {}, refusals = [] } = route.options.schema ?? {}
  const answers = new Map<number, Answers>()
  const at = (status: number) => {
    const known = answers.get(status) ?? { own: undefined, refused: [] }
    answers.set(status, known)
    return known
  }
  for (const [status, own] of Object.entries(response as Record<string, z.ZodType | Media>))
    at(Number(status)).own = own
  for (const refusal of new Set([...guardOf(route), ...refusals, ...usualOf(route)]))
    at(refusal.status).refused.push(refusal)
  return answers
}

/** What is said before anything else of the request is read. */
function guardOf({ access, options }: Route): Refused[] {
  const guard: Refused[] = []
  if (typeof access === 'object') {
    guard.push(sessionRefusals['not-logged-in'], sessionRefusals['session-ended'])
    if (access.permission !== 'own session') guard.push(sessionRefusals['role-not-allowed'])
  }
  if (options.config?.quota) guard.push(commonRefusals['too-many-requests'])
  return guard
}

/** What any route may have to say, whatever it is for. */
function usualOf({ method, options }: Route): Refused[] {
  const usual: Refused[] = []
  if (/[:*]/.test(options.url)) usual.push(commonRefusals['address-malformed'])
  if (method !== 'GET' && !options.schema?.consumes)
    usual.push(
      commonRefusals['json-invalid'],
      commonRefusals['json-too-deep'],
      commonRefusals['body-encoded'],
      commonRefusals['json-not-utf-8'],
      commonRefusals['body-length-wrong'],
      commonRefusals['content-type-unknown'],
    )
  if (method !== 'GET')
    usual.push(
      commonRefusals['request-refused'],
      commonRefusals['body-too-large'],
      commonRefusals['disk-full'],
      commonRefusals['database-read-only'],
    )
  return [
    ...usual,
    commonRefusals['internal-error'],
    commonRefusals['took-too-long'],
    commonRefusals['database-away'],
    commonRefusals['files-away'],
    commonRefusals['disk-failing'],
  ]
}

const fields = z
  .record(z.string(), z.string())
  .optional()
  .describe('A sentence for each field that was wrong.')

/** The body of what is refused: of those that tell the same members, one schema. */
export function refusalSchema(refused: Refused[]): z.ZodType {
  const plain = refused.filter(({ more }) => !more)
  const schemas = [
    ...(plain.length > 0 ? [bodyOf(plain)] : []),
    ...refused.filter(({ more }) => more).map((one) => bodyOf([one], one.more)),
  ]
  return schemas.length === 1 ? schemas[0]! : z.union(schemas)
}

const bodyOf = (refused: Refused[], more: z.ZodRawShape = {}) =>
  z.strictObject({
    message: z.string(),
    code: z.enum(refused.map(({ code }) => code)),
    fields,
    ...more,
  })
