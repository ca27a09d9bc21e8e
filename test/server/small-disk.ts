import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'

/** A disk of few megabytes needs a name space of its own for what is mounted; not every machine lets one. */
export const maySmallDisk =
  spawnSync('unshare', [
    '--user',
    '--map-root-user',
    '--mount',
    'mount',
    '-t',
    'tmpfs',
    't',
    '/mnt',
  ]).status === 0

/** Puts `/mnt` of a program on a small disk that nobody else sees; it begins with `before`. */
export const onSmallDisk = (megabytes: number, program: string[], before = 'true') => [
  'unshare',
  '--user',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${megabytes}m t /mnt && ${before} && exec "$@"`,
  'sh',
  ...program,
]

/** Writes until the disk that a process sees at `/mnt` takes nothing more; gives what makes room again. */
export function fillDisk(pid: number): () => void {
  const path = `/proc/${pid}/root/mnt/full`
  const file = openSync(path, 'w')
  for (const size of [1 << 20, 4096, 1]) {
    try {
      for (;;) if (writeSync(file, Buffer.alloc(size, 1)) < size) break
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOSPC') throw error
    }
  }
  closeSync(file)
  return () => rmSync(path)
}
