import type { z } from 'zod'
import type { TellFault } from '../documents/packs/pack-file.ts'

/** Tells every mistake that schemas have found in a file; of a field only what the first of them says. */
export function tellIssues(file: string, errors: (z.ZodError | undefined)[], tell: TellFault) {
  const told = new Set<PropertyKey | undefined>()
  for (const { issues } of errors.filter((error) => error !== undefined)) {
    for (const { path, message, ...issue } of issues.filter(({ path: [at] }) => !told.has(at)))
      tell(file, path.join('.'), 'keys' in issue ? `There is no field ${issue.keys}.` : message)
    for (const { path } of issues) told.add(path[0])
  }
}
