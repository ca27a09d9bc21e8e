import { z } from 'zod'
import { type DocumentedRoute, documentedRoutes } from './documented-routes.ts'

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
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
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

function operation(route: DocumentedRoute) {
  const { does, limits = [], staff, status = 200, answer, refusals = {} } = route
  return {
    summary: does,
    ...(limits.length > 0 ? { description: limits.join(' ') } : {}),
    ...(staff ? { security: [{ session: [] }] } : {}),
    parameters: parametersOf(route),
    ...(route.body || route.form ? { requestBody: bodyOf(route) } : {}),
    responses: {
      [status]: { description: answer },
      ...Object.fromEntries(
        Object.entries(refusals).map(([code, description]) => [
          code,
          { description, content: problem },
        ]),
      ),
    },
  }
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

function bodyOf({ body, form = {} }: DocumentedRoute) {
  if (body) return { required: true, content: { 'application/json': { schema: schemaOf(body) } } }
  const properties = Object.fromEntries(
    Object.entries(form).map(([name, description]) => [
      name,
      { type: 'string', format: 'binary', description },
    ]),
  )
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { type: 'object', properties } } },
  }
}

/** The very schema that the door checks with. */
export function schemaOf(schema: z.ZodType) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}
