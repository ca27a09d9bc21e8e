import { z } from 'zod'
import { rolesWith } from '../staff/permission.ts'
import type { DocumentedRoute } from './documented-route.ts'
import { documentedRoutes } from './documented-routes.ts'

/** https://spec.openapis.org/oas/v3.1.0 */
export function openApi(siteUrl: string) {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of documentedRoutes)
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Foyer',
      version: '1',
      description:
        'Errors are `{ message }` in words, with `fields` by name where a form was wrong. Bodies are JSON of at most 1 MB unless said otherwise.',
    },
    servers: [{ url: siteUrl }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
        metrics: { type: 'http', scheme: 'bearer' },
      },
      schemas: {
        Problem: {
          type: 'object',
          required: ['message'],
          properties: {
            message: { type: 'string' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
      },
    },
  }
}

const problem = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } }
const page = { 'text/html': { schema: { type: 'string' } } }

function operation(route: DocumentedRoute) {
  const { does, limits = [], status = 200, answer, isPage } = route
  const body = bodyOf(route)
  return {
    summary: does,
    description: [whoMay(route), ...limits].join(' '),
    ...(isForStaff(route) ? { security: [{ session: [] }] } : {}),
    ...(route.may === 'metrics token' ? { security: [{ metrics: [] }] } : {}),
    parameters: parametersOf(route),
    ...(body
      ? { requestBody: { required: true, content: { [body.type]: { schema: body.schema } } } }
      : {}),
    responses: {
      [status]: { description: answer },
      ...Object.fromEntries(
        Object.entries(refusalsOf(route)).map(([code, description]) => [
          code,
          { description, content: isPage ? page : problem },
        ]),
      ),
    },
  }
}

const isForStaff = ({ may }: DocumentedRoute) => may !== undefined && may !== 'metrics token'

/** Who may call it, in words. */
export function whoMay({ may }: DocumentedRoute): string {
  if (!may) return 'For everybody.'
  if (may === 'metrics token') return 'For who knows METRICS_TOKEN.'
  return may === 'own session' ? 'For all staff.' : `For staff: ${rolesWith(may).join(', ')}.`
}

/** What is said when it did not go well, by status. */
export function refusalsOf(route: DocumentedRoute): Record<number, string> {
  const refusals: Record<number, string> = {}
  if (isForStaff(route)) refusals[401] = 'No session, or one that has ended.'
  if (isForStaff(route) && route.may !== 'own session')
    refusals[403] = 'The role does not allow it.'
  return { ...refusals, ...route.refusals }
}

function parametersOf({ path, query = {} }: DocumentedRoute) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const inQuery = Object.entries(query).map(([name, description]) => ({
    name,
    in: 'query',
    description,
    schema: { type: name === 'limit' ? 'integer' : 'string' },
  }))
  return [...inPath, ...inQuery]
}

/** What is sent, by the very schema that the door checks with. */
export function bodyOf({ body, form }: DocumentedRoute) {
  if (body) return { type: 'application/json', schema: schemaOf(body) }
  if (!form) return undefined
  const { fields, texts = {}, files = {}, required = [] } = form
  const own: JsonSchema = fields ? schemaOf(fields) : {}
  const properties = { ...own.properties }
  for (const [name, description] of Object.entries(texts))
    properties[name] = { type: 'string', ...properties[name], description }
  for (const [name, description] of Object.entries(files))
    properties[name] = { type: 'string', format: 'binary', description }
  const schema = {
    type: 'object',
    properties,
    required: [...(own.required ?? []), ...required],
  }
  return { type: 'multipart/form-data', schema }
}

type JsonSchema = { properties?: Record<string, object>; required?: string[] }

function schemaOf(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest as JsonSchema
}
