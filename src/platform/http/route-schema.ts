import type {} from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Refusal } from '../problem.ts'

/** A refusal of this route alone, with the fields it sends besides code and message. */
export type Refused = Refusal & { more?: z.ZodRawShape }

/** An answer that is no JSON: a page, a file, a table. */
export type Media = { description: string; content: Record<string, { schema: z.ZodType }> }

/**
 * A route as programs and people are told of it: what goes in, what comes out. `body` is the very schema
 * that the handler reads with; the sentences of a refusal are the handler's.
 */
type RouteSchema = {
  operationId: string
  tags: [string]
  summary: string
  description?: string
  params?: z.ZodType
  querystring?: z.ZodType
  body?: z.ZodType
  consumes?: string[]
  response: Record<number, z.ZodType | Media>
  refusals?: readonly Refused[]
}

/** The routes of a feature by method and address. */
export type Routes = Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`, RouteSchema>

declare module 'fastify' {
  interface FastifySchema {
    refusals?: readonly Refused[]
    /** The address with `{names}` in the place of what varies. */
    path?: string
  }
}

/** Every route that is registered here from now on finds its schema by its method and address. */
export function describeRoutes(app: FastifyInstance, routes: Routes) {
  const known = new Map(
    Object.entries(routes).map(([name, schema]) => [
      patternOf(name),
      { ...schema, path: name.slice(name.indexOf('/')) },
    ]),
  )
  app.addHook('onRoute', (route) => {
    route.schema ??= known.get(patternOf(`${String(route.method)} ${route.url}`))!
  })
}

const patternOf = (name: string) => name.replace(/\{\w+\}|:\w+|\*/g, '{}')

/** Handlers read what was sent by themselves, in their own words, and what they answer is sent as it is. */
export function useRouteSchemas(app: FastifyInstance) {
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer))
}

/** An answer with these members, and no others. */
export const told = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape)

/** An answer without a body. */
export const nothing = (description = 'Done.') => z.null().describe(description)

export const media = (type: string, description: string, example?: string): Media => ({
  description,
  content: { [type]: { schema: z.string().meta(example ? { examples: [example] } : {}) } },
})

/** A query or a part of an address: a text, said in words. */
export const word = (description: string, example: string) =>
  z.string().meta({ description, examples: [example] })

export const multipart = ['multipart/form-data']

/** Moments and ids as answers contain them. */
export const moment = z
  .string()
  .meta({ format: 'date-time', examples: ['2026-11-23T09:30:00.000Z'] })
export const rowId = z.string().meta({ examples: ['dG9tYXRvZXMtb24tdG9hcw'] })
export const count = z
  .int()
  .min(0)
  .meta({ examples: [3] })
export const emailIn = z.string().meta({ examples: ['asha@example.com'] })
export const version = z.int().meta({ examples: [2] })
