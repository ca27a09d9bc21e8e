import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { buildContentWorker } from './bundle/build-content-worker.ts'
import { stampBuild } from './bundle/build-stamp.ts'
import { compressBuild } from './bundle/compress-build.ts'

/** Collects the pictures, cuts the fonts, builds browser and server code, and compresses what browsers will fetch. */
function step(command: string, ...args: string[]) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

rmSync('build', { recursive: true, force: true })
step('node', 'scripts/lay-out-pictures.ts')
step('node', 'scripts/subset-fonts.ts')
step('react-router', 'build')
await buildContentWorker()
await compressBuild('build/client')
stampBuild()
