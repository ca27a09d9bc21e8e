import { z } from 'zod'
import { Problem } from '../../../platform/problem.ts'
import { inboxRefusals } from '../submission-refusals.ts'
import { statesOf } from '../submission-states.ts'

const version = z.int()
const anyState = z.enum([...new Set([...statesOf.enquiry, ...statesOf.application])])

export const moveSchema = z.object({ state: z.string(), version })

export const assignmentSchema = z.object({ assignee: z.string().max(64).nullable(), version })

export const readingSchema = z.object({ read: z.boolean() })

export const mostAtOnce = 100

export const manySchema = z.object({
  items: z
    .array(z.object({ id: z.string().regex(/^[\w-]{1,64}$/), version }))
    .min(1)
    .max(mostAtOnce),
  do: z.enum(['read', 'unread', 'trash', 'state']),
  state: anyState.optional(),
})

/** What a program sent in the shape that was asked for, or a refusal in these words. */
export function readBody<T>(schema: z.ZodType<T>, body: unknown, otherwise: string): T {
  const { data, error } = schema.safeParse(body ?? {})
  if (error) throw new Problem({ ...inboxRefusals['body-incomplete'], message: otherwise })
  return data
}
