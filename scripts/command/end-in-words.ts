import { ConfigError, readConfig } from '../../src/config.ts'
import { Problem } from '../../src/platform/problem.ts'
import { StartProblem, troubleInWords } from '../../src/platform/start-problem.ts'
import { Trouble } from '../../src/platform/trouble.ts'

/** How a command ends that could not do what it was asked: in a sentence, where the reason has one. */
export function endInWords(error: unknown, ...alsoSaid: (new () => Error)[]) {
  const isSaid = [Problem, ConfigError, StartProblem, ...alsoSaid].some(
    (kind) => error instanceof kind,
  )
  console.error(isSaid ? (error as Error).message : (unforeseen(error) ?? error))
  process.exitCode = 1
}

function unforeseen(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, path } = error as { code?: unknown; path?: unknown }
  if (typeof code === 'string' && typeof path === 'string')
    return `This could not be done: ${path} cannot be read or written (${code}).`
  const why =
    troubleInWords(error, readConfig(process.env)) ??
    (error instanceof Trouble ? `${error.message.replace(/\.$/, '')}.` : undefined)
  return why && `This could not be done: ${why}`
}
