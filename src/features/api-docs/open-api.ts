import { setImmediate } from 'node:timers/promises'
import type { FastifySchema } from 'fastify'
import type { DeclaredRoute } from '../../platform/http/limits/access.ts'
import { media, type Media, type Refused } from '../../platform/http/route-schema.ts'
import { escapeHtml } from '../../platform/words/escape-html.ts'
import { type Permission, rolesWith } from '../staff/permission.ts'
import { type Answers, answersOf, refusalSchema } from './answers-of.ts'
import { type Components, exampleOf, type JsonSchema } from './example-of.ts'

export type Content = Record<
  string,
  { schema: JsonSchema; example?: unknown; examples?: Record<string, { value: unknown }> }
>

export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters?: { name: string; in: string; description?: string; required?: boolean }[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

export type OpenApi = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Components }
}

/**
 * Every route of the server in OpenAPI 3.1, from the schemas that it was registered with. What makes it is
 * loaded for it: nobody who only visits the site pays for it, or waits while it is made.
 */
export async function openApi(routes: DeclaredRoute[], siteUrl: string): Promise<OpenApi> {
  const { default: fastify } = await import('fastify')
  const { default: swagger } = await import('@fastify/swagger')
  const { createJsonSchemaTransformObject } = await import('fastify-type-provider-zod')
  const known = await inJsonSchema(routes)
  const app = fastify({ exposeHeadRoutes: false, routerOptions: { maxParamLength: 512 } })
  app.setValidatorCompiler(() => () => true).setSerializerCompiler(() => () => '')
  await app.register(swagger, {
    openapi: { ...about, servers: [{ url: siteUrl }] },
    transform: ({ schema, url }) => ({
      schema: known.get(schema.operationId) ?? schema,
      url: schema.path ?? url,
    }),
    transformObject: createJsonSchemaTransformObject({ zodToJsonConfig }),
  })
  for (const { method, options } of routes.filter(isTold))
    app.route({ method, url: options.url, schema: options.schema!, handler: async () => {} })
  await app.ready()
  const document = app.swagger() as unknown as OpenApi
  await app.close()
  return withExamples(document, routes)
}

const isTold = ({ method, options }: DeclaredRoute) =>
  method !== 'HEAD' && options.schema !== undefined

/** The schema of each route by its operation, one after another: all at once would hold everybody up. */
async function inJsonSchema(routes: DeclaredRoute[]) {
  const { createJsonSchemaTransform } = await import('fastify-type-provider-zod')
  const toJson = createJsonSchemaTransform({ zodToJsonConfig })
  const known = new Map<string | undefined, FastifySchema>()
  for (const route of routes.filter(isTold)) {
    const { path: _, refusals: __, ...schema } = documented(route)
    const asked = { schema, url: route.options.url, route: route.options, openapiObject: about }
    known.set(schema.operationId, toJson(asked as unknown as Parameters<typeof toJson>[0]).schema)
    await setImmediate()
  }
  return known
}

/** Leaves out zod's ±2^53 bounds on integers. */
function withoutSafeBounds({ jsonSchema }: { jsonSchema: { minimum?: number; maximum?: number } }) {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

const zodToJsonConfig = { unrepresentable: 'any', override: withoutSafeBounds } as const

const about = {
  openapi: '3.1.0',
  info: {
    title: 'Foyer',
    version: '1',
    description:
      'What is refused is `{ message, code }`: a sentence for people, which may change, and a code for programs, which does not; with `fields` by name where a form was wrong. Bodies are JSON of at most 1 MB unless said otherwise. A method that an address does not take gets 405 and `Allow`.',
  },
  components: {
    securitySchemes: {
      session: { type: 'http' as const, scheme: 'bearer' },
      metrics: { type: 'http' as const, scheme: 'bearer' },
    },
  },
}

function documented(route: DeclaredRoute): FastifySchema {
  const schema = route.options.schema ?? {}
  const answers = answersOf(route)
  return {
    ...schema,
    description: [whoMay(route), schema.description ?? ''].join(' ').trim(),
    ...(typeof route.access === 'object' && !isForAll(route.access)
      ? { security: [{ session: [] }] }
      : {}),
    ...(route.access === 'metrics token' ? { security: [{ metrics: [] }] } : {}),
    response: Object.fromEntries(
      [...answers].map(([status, answer]) => [status, answerOf(answer, isPage(answers))]),
    ),
  }
}

const page = media('text/html', 'A page.').content

/** Routes that answer with a page also refuse with a page. */
const isPage = (answers: Map<number, Answers>) =>
  answers.has(303) || contentOf(answers.get(200)?.own)?.['text/html'] !== undefined

const contentOf = (own: Answers['own']) => (own && 'content' in own ? own.content : undefined)

function answerOf({ own, refused }: Answers, isForPeople: boolean): Answers['own'] {
  if (refused.length === 0) return own
  const schema = refusalSchema(refused)
  const content: Media['content'] = {
    'application/json': { schema: own && !('content' in own) ? own.or(schema) : schema },
    ...contentOf(own),
    ...(isForPeople ? page : {}),
  }
  return { description: refused.map(({ code }) => code).join(', '), content }
}

const isForAll = (access: DeclaredRoute['access']) =>
  typeof access === 'object' && access.orNobody === true

/** Describes who may call the route. */
function whoMay({ access }: DeclaredRoute): string {
  if (access === 'public' || isForAll(access)) return 'For everybody.'
  if (access === 'metrics token') return 'For who knows METRICS_TOKEN.'
  if (access.permission === 'own session') return 'For all staff.'
  return `For staff: ${rolesWith(access.permission as Permission).join(', ')}.`
}

/** What is said of an answer that speaks for itself. */
export const plain = 'What was asked for.'

/** What comes and goes is shown, each refusal by its code. */
function withExamples(document: OpenApi, routes: DeclaredRoute[]): OpenApi {
  const { schemas } = document.components
  // What is answered is never sent to us.
  for (const name of Object.keys(schemas)) if (name.endsWith('Input')) delete schemas[name]
  for (const route of routes) {
    const path = route.options.schema?.path ?? route.options.url
    const operation = document.paths[path]?.[route.method.toLowerCase()]
    if (!operation) continue
    for (const content of Object.values(operation.requestBody?.content ?? {}))
      content.example ??= exampleOf(content.schema, schemas)
    for (const [status, answer] of answersOf(route)) {
      const response = operation.responses[status]!
      if (response.description === 'Default Response') response.description = plain
      for (const [type, one] of Object.entries(response.content ?? {}))
        if (answer.refused.length === 0) one.example ??= exampleOf(one.schema, schemas)
        else one.examples = examplesOf(answer.refused, type, one.schema, schemas)
    }
  }
  return document
}

/** An example of each refusal: to programs its sentence with its code, to people the sentence within a page. */
const examplesOf = (refused: Refused[], type: string, schema: JsonSchema, schemas: Components) =>
  Object.fromEntries(
    refused.map(({ code, message, more }) => {
      if (type === 'text/html') return [code, { value: pageSaying(message) }]
      const own = more ? ownMembers(schema, code, schemas) : {}
      const fields = code === 'fields-invalid' ? { fields: { email: message } } : {}
      return [code, { value: { message, code, ...fields, ...own } }]
    }),
  )

const pageSaying = (message: string) =>
  `<!DOCTYPE html><html lang="en"> … <p>${escapeHtml(message)}</p> … </html>`

/** What a refusal tells beside its sentence and its code. */
function ownMembers(schema: JsonSchema, code: string, schemas: Components) {
  const bodies = schema.anyOf ?? [schema]
  const body = bodies.find(({ properties }) => properties?.code?.enum?.includes(code))
  const { message: _, code: __, fields: ___, ...members } = body?.properties ?? {}
  return exampleOf({ properties: members }, schemas) as object
}
