import type { z } from 'zod'
import { commonRefusals } from '../../../platform/http/common-refusals.ts'
import { FormProblem } from '../../../platform/http/form/sent-form.ts'

/** What was typed in the shape that the schema asks for, or a refusal with a sentence for each field. */
export function readSent<T>(
  schema: z.ZodType<T>,
  typed: Record<string, string>,
  more: Record<string, string> = {},
): T {
  const { data, error } = schema.safeParse(typed)
  if (!error && Object.keys(more).length === 0) return data
  const fields: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) fields[path.join('.')] ??= message
  Object.assign(fields, more)
  const message = Object.values(fields).join(' ')
  throw new FormProblem({ ...commonRefusals['fields-invalid'], message }, fields, typed)
}
