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

function step(...[command, ...args]: [string, ...string[]]) {
  const { status } = spawnSync(command, args, { cwd: folder, stdio: 'inherit' })
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
  step('npm', 'test', '--', ...journeys)
  const versions = ['react-router', '@react-router/dev'].map((name) => `${name} ${installed(name)}`)
  console.log(`Works with ${versions.join(' and ')}.`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
