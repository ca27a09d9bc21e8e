import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { blockOf } from './fields.ts'
import type { Kind } from './kind.ts'

type Value = Record<string, unknown>

/**
 * A value as another language has it: in each field its own words, and where it has none those of the
 * default language. A list is taken whole. What the default language doesn't have, no other has.
 */
export const inLanguage = ({ schema }: Kind, value: Value, own: Value): Value =>
  merged(schema, value, own) as Value

function merged(schema: z.ZodType, value: unknown, own: unknown): unknown {
  if (value === undefined || own === undefined || !isTranslated(schema)) return value
  if (schema instanceof z.ZodOptional) return merged(schema.unwrap() as z.ZodType, value, own)
  if (isPicture(schema)) return withAlt(value as Picture, own as Picture)
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const isSame = (value as Value).block === (own as Value).block
    return isSame ? merged(blockOf(schema, value)!, value, own) : value
  }
  if (!(schema instanceof z.ZodObject)) return own
  const { shape } = schema
  return Object.fromEntries(
    Object.entries(value as Value).map(([name, field]) => [
      name,
      shape[name] ? merged(shape[name] as z.ZodType, field, (own as Value)[name]) : field,
    ]),
  )
}

type Picture = { upload?: string; alt?: string }

const isPicture = (schema: z.ZodType) => schema.meta()?.is === 'picture'

/** Another picture wants other words. */
const withAlt = (picture: Picture, { upload, alt }: Picture) =>
  alt !== undefined && picture.upload === upload && picture.alt !== undefined
    ? { ...picture, alt }
    : picture

type Translation = {
  /** What it says in words of its own: what is as in the default language would hide later changes there. */
  own: Value
  /** Where it would change what all languages share. */
  shared: string[]
}

export function translationOf({ schema }: Kind, value: Value, given: Value): Translation {
  const shared: string[] = []
  const own = (ownOf(schema, value, given, { path: [], shared }) ?? {}) as Value
  return { own, shared }
}

type At = { path: string[]; shared: string[] }

function ownOf(schema: z.ZodType, value: unknown, given: unknown, at: At): unknown {
  if (given === undefined || isDeepStrictEqual(value, given)) return undefined
  if (schema instanceof z.ZodOptional) return ownOf(schema.unwrap() as z.ZodType, value, given, at)
  if (value === undefined || !isTranslated(schema)) {
    at.shared.push(at.path.join('.'))
    return undefined
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const { block } = value as Value
    const own = ownOf(blockOf(schema, value)!, value, given, at) as Value | undefined
    return own && { block, ...own }
  }
  if (isPicture(schema)) {
    const { upload, alt } = given as Picture
    if (isDeepStrictEqual(withAlt(value as Picture, given as Picture), given))
      return { upload, alt }
    at.shared.push(at.path.join('.'))
    return undefined
  }
  if (!(schema instanceof z.ZodObject)) return given
  const fields = Object.entries(given as Value).flatMap(([name, field]) => {
    const own = ownOf(schema.shape[name] as z.ZodType, (value as Value)[name], field, {
      ...at,
      path: [...at.path, name],
    })
    return own === undefined ? [] : [[name, own]]
  })
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

/** Whether anything of a field is said in words. */
function isTranslated(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodOptional) return isTranslated(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodArray) return isTranslated(schema.element as z.ZodType)
  if (schema instanceof z.ZodDiscriminatedUnion)
    return (schema.options as z.ZodType[]).some(isTranslated)
  if (schema instanceof z.ZodObject)
    return Object.values(schema.shape as z.ZodRawShape).some((field) =>
      isTranslated(field as z.ZodType),
    )
  return schema.meta()?.translated === true
}
