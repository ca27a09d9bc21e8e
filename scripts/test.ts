import { spawnSync } from 'node:child_process'
import { buildIsCurrent } from './bundle/build-stamp.ts'
import { needsOfTests } from './needs-of-tests.ts'
import { provideChromium } from './provide/provide-chromium.ts'

/**
 * All that is short, in order; with words, the tests whose file names have one of them, long ones too.
 * With `--long` what the line leaves out: whole files, and in others the tests that are tagged.
 */
const isLong = process.argv[2] === '--long'
const filters = isLong ? [] : process.argv.slice(2)
const everything = { build: true, servers: true }
const needs = filters.length > 0 ? needsOfTests(filters) : everything

const isLine = !isLong && filters.length === 0
if (isLine) {
  process.env.TESTS = 'line'
  step('The format', 'oxfmt', '--check')
  step('The linter', 'oxlint', '--deny-warnings', '--report-unused-disable-directives')
}
if (needs.build && !buildIsCurrent()) step('The build', 'node', 'scripts/build.ts')
if (isLine) step('The types', 'tsc')
if (needs.servers) process.env.CHROMIUM_PATH = chromium()
else process.env.TESTS_STAND_ALONE = 'yes'
const runs = isLong ? [['.long.'], ['--tags-filter', 'long']] : [filters]
process.exitCode = Math.max(...runs.map((words) => run('vitest', 'run', ...words)))

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
