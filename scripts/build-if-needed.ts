import { spawnSync } from 'node:child_process'
import { buildIsCurrent } from './bundle/build-stamp.ts'

/** Builds unless there is a build of just these sources. */
if (!buildIsCurrent()) {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
  process.exit(status ?? 1)
}
