import { diskCode } from './disk-trouble.ts'

/** Why the house cannot open, in a sentence for who runs it. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}

/** The same for a disk that is full or cannot be written to; any other error as it is. */
export function startProblem(error: unknown, dataDir: string): unknown {
  const code = diskCode(error)
  if (code === undefined) return error
  return new StartProblem(
    `Foyer cannot start: the disk of DATA_DIR (${dataDir}) is full or cannot be written to (${code}).`,
  )
}
