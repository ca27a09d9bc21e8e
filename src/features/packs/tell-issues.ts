import type { z } from 'zod'
import type { TellFault } from '../documents/packs/pack-file.ts'

/** Tells every mistake that a schema has found in a file. */
export function tellIssues(file: string, { issues }: z.ZodError, tell: TellFault): undefined {
  for (const { path, message, ...issue } of issues)
    tell(file, path.join('.'), 'keys' in issue ? `There is no field ${issue.keys}.` : message)
}
