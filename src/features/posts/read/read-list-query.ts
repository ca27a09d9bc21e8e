import { Problem } from '../../../platform/problem.ts'
import { postRefusals } from '../post-refusals.ts'
import type { Asked } from './list-posts.ts'

export type ListQuery = { limit?: string | string[]; continuationToken?: string | string[] }

/** What a list was asked for: a limit beyond its bounds is brought within them, words are refused. */
export function readListQuery(query: ListQuery): Asked {
  const limit = first(query.limit)
  const continuationToken = first(query.continuationToken)
  if (limit && !/^[+-]?\d{1,15}$/.test(limit.trim()))
    throw new Problem(postRefusals['post-limit-invalid'])
  return {
    ...(limit ? { limit: Number(limit) } : {}),
    ...(continuationToken ? { continuationToken } : {}),
  }
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)
