import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Builds what is committed with the newest React Router that is published and walks through it, in a
 * folder of its own. Not part of `npm test`: what others publish must not turn it red.
 */
const journeys = ['react-after-paint', 'late-parts', 'broken-pages', 'client-navigation']
const folder = mkdtempSync(join(tmpdir(), 'foyer-router-'))

/** What it weighs says nothing of whether it works, and is told beside that. */
const weight = 'weighs at most'

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: folder, stdio: 'inherit' }).status

function step(...[command, ...args]: [string, ...string[]]) {
  const status = run(command, ...args)
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`)
}

const installed = (name: string) =>
  JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version

try {
  step('git', 'clone', '--quiet', process.cwd(), folder)
  step('npm', 'ci')
  // The packages of the router name each other's exact versions and may be published days apart.
  step('npm', 'install', '--no-save', '--force', 'react-router@latest', '@react-router/dev@latest')
  step('npm', 'run', 'build')
  step('npm', 'test', '--', ...journeys, '-t', `^(?!.*${weight})`)
  const isLight = run('npm', 'test', '--', 'react-after-paint', '-t', weight) === 0
  const versions = ['react-router', '@react-router/dev'].map((name) => `${name} ${installed(name)}`)
  const heavy = isLight ? '' : ', but Home is heavier with them than its budget'
  console.log(`Works with ${versions.join(' and ')}${heavy}.`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
