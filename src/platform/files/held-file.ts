import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { formRefusals } from '../http/common-refusals.ts'
import { Problem } from '../problem.ts'

/** What somebody sent, whole, on this machine's disk and nowhere else; gone again unless it is kept. */
export type HeldFile = { path: string; size: number; sha256: string; release: () => Promise<void> }

export class FileTooLarge extends Problem {
  constructor() {
    super(formRefusals['file-too-large'])
  }
}

/** Writes a stream down as it comes, and stops it with `FileTooLarge` at the first byte beyond `most`. */
export async function holdFile(
  directory: string,
  source: AsyncIterable<Uint8Array>,
  most = Number.POSITIVE_INFINITY,
): Promise<HeldFile> {
  await mkdir(directory, { recursive: true })
  const path = join(directory, randomBytes(16).toString('hex'))
  const release = () => rm(path, { force: true })
  const hash = createHash('sha256')
  let size = 0
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of source) {
      size += chunk.length
      if (size > most) throw new FileTooLarge()
      hash.update(chunk)
      await file.writeFile(chunk)
    }
  } catch (error) {
    await file.close()
    await release()
    throw error
  }
  await file.close()
  return { path, size, sha256: hash.digest('hex'), release }
}

/** Removes what a process that died has left: files last written up to `before`, longer ago than anybody holds one. */
export async function clearQuarantine(directory: string, before: Date): Promise<number> {
  const names = await readdir(directory).catch(() => [])
  let removed = 0
  for (const name of names) {
    const path = join(directory, name)
    const about = await stat(path).catch(() => undefined)
    if (!about || Math.floor(about.mtimeMs) > before.getTime()) continue
    await rm(path, { force: true })
    removed++
  }
  return removed
}
