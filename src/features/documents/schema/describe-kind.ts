import { z } from 'zod'
import type { Kind } from './kind.ts'
import { mayBeLeftOut } from './with-lists.ts'

type Told = (issue: { code: string; input: undefined }) => unknown
type Check = { _zod: { def: { check: string; error?: Told } } }
type Def = { error?: Told; checks?: Check[] }

/** Which limit a check keeps, by the name that the JSON schema has for it. */
const limits: Record<string, string> = {
  min_length: 'least',
  greater_than: 'least',
  max_length: 'most',
  less_than: 'most',
  string_format: 'pattern',
  custom: 'more',
}

const sentenceOf = (error: Told | undefined) => {
  const told = error?.({ code: 'custom', input: undefined })
  return typeof told === 'string' ? told : undefined
}

/** The server's message for each broken limit, so that forms can show it as you type. */
function saysOf({ error, checks = [] }: Def): Record<string, string | string[]> {
  const says: Record<string, string | string[]> = {}
  const wrong = sentenceOf(error)
  if (wrong) says.wrong = wrong
  const more: string[] = []
  for (const { _zod } of checks) {
    const limit = limits[_zod.def.check]
    const told = sentenceOf(_zod.def.error)
    if (!limit || !told) continue
    if (limit === 'more') more.push(told)
    else says[limit] = told
  }
  if (more.length > 0) says.more = more
  return says
}

type Described = { required?: string[] | undefined; properties?: Record<string, unknown> }

/** A list that needs no item needs not be there: it is empty then. */
function leaveOutLists(shape: z.ZodRawShape, described: Described) {
  const lists = Object.keys(shape).filter((name) => mayBeLeftOut(shape[name] as z.ZodType))
  for (const name of lists) Object.assign(described.properties![name] as object, { default: [] })
  const required = described.required?.filter((name) => !lists.includes(name)) ?? []
  if (required.length > 0) described.required = required
  else delete described.required
}

/** A kind as a JSON schema: names, help, limits, and the sentences about them. */
export const describeKind = ({ schema }: Kind) =>
  z.toJSONSchema(schema, {
    override({ zodSchema, jsonSchema }) {
      if (zodSchema instanceof z.ZodOptional) return
      const says = saysOf(zodSchema._zod.def as Def)
      if (Object.keys(says).length > 0) jsonSchema.says = says
      if (zodSchema instanceof z.ZodObject) leaveOutLists(zodSchema.shape, jsonSchema)
    },
  })
