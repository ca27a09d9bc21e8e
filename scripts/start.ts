import { spawnSync } from 'node:child_process'
import { buildIsCurrent } from './build-stamp.ts'

/** Builds when there is no build of these sources yet, then starts the server in this process. */
if (!buildIsCurrent()) {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
process.env.NODE_ENV ??= 'production'
await import(new URL('../build/server/index.js', import.meta.url).href)
