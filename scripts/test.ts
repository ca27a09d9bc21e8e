import { spawnSync } from 'node:child_process'
import { buildIsCurrent } from './bundle/build-stamp.ts'
import { provideChromium } from './provide/provide-chromium.ts'

/** The whole proof, in order; with a filter, only the tests whose files match it. */
const filters = process.argv.slice(2)

if (filters.length === 0) {
  step('The format', 'oxfmt', '--check')
  step('The linter', 'oxlint', '--deny-warnings')
}
if (!buildIsCurrent()) step('The build', 'node', 'scripts/build.ts')
if (filters.length === 0) step('The types', 'tsc')
process.env.CHROMIUM_PATH = chromium()
process.exitCode = run('vitest', 'run', ...filters)

function step(name: string, command: string, ...args: string[]) {
  if (run(command, ...args) !== 0) stop(`${name} failed: ${[command, ...args].join(' ')}`)
}

function run(command: string, ...args: string[]): number {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' })
  if (error) console.error(error.message)
  return status ?? 1
}

function chromium(): string {
  try {
    return provideChromium()
  } catch (error) {
    return stop((error as Error).message)
  }
}

function stop(why: string): never {
  console.error(`\n${why}\n`)
  console.log('0 passed, 1 failed')
  process.exit(1)
}
