import { spawnSync } from 'node:child_process'
import { findProgram, isProgram } from './find-program.ts'

/** The browser that the journeys drive: the named one, an installed one, else Debian's if we may install it. */
export function provideChromium(): string {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (isProgram(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, and there is no program there.`)
  }
  const installed = findChromium()
  if (installed) return installed
  if (process.getuid?.() === 0) installFromDebian()
  const found = findChromium()
  if (found) return found
  throw new Error(
    'The journeys need Chromium. Install it (Debian: apt-get install chromium) or name one in CHROMIUM_PATH.',
  )
}

const findChromium = () =>
  findProgram(
    // The shell has no window around its pages, which makes a journey twice as fast.
    [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
    ],
    ['/usr/bin'],
  )

function installFromDebian() {
  aptGet('update')
  try {
    install('chromium-headless-shell')
  } catch {
    install('chromium')
  }
}

function install(name: string) {
  console.log(`Chromium is missing: apt-get install -y --no-install-recommends ${name}`)
  aptGet('install', '-y', '--no-install-recommends', name)
}

function aptGet(...args: string[]) {
  const { status, error, stdout, stderr } = spawnSync('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  })
  if (status !== 0)
    throw new Error(`apt-get ${args[0]} failed.\n${error?.message ?? stdout + stderr}`)
}
