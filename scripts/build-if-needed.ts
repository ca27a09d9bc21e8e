import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { buildIsCurrent } from './bundle/build-stamp.ts'

/** Builds unless there is a build of just these sources. */
if (!buildIsCurrent()) {
  if (!existsSync('node_modules/vite')) {
    console.error(
      'The build is of other sources than these, and what builds is not installed: run npm ci, then npm run build.',
    )
    process.exit(1)
  }
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
  process.exit(status ?? 1)
}
