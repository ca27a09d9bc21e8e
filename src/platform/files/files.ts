import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { diskFiles } from './disk-files.ts'
import { clearQuarantine, type HeldFile, holdFile } from './held-file.ts'
import { s3Files } from './s3-files.ts'

export { FileTooLarge, type HeldFile } from './held-file.ts'

/** Where files stay: a folder on disk or a bucket. A key is random and says nothing of its file. */
export type FileStore = {
  /** Takes a held file over; once this returns, it survives a loss of power. */
  keep: (held: HeldFile) => Promise<string>
  read: (key: string) => Promise<{ size: number; stream: Readable } | undefined>
  remove: (key: string) => Promise<void>
  list: () => AsyncIterable<{ key: string; size: number; keptAt: Date }>
}

export type Files = FileStore & {
  hold: (source: AsyncIterable<Uint8Array>, most?: number) => Promise<HeldFile>
  /** Holds and keeps in one step, for what needs no judging. */
  put: (source: AsyncIterable<Uint8Array>, most?: number) => Promise<KeptFile>
  clearQuarantine: (olderThanMs: number) => Promise<number>
}

export type KeptFile = { key: string; size: number; sha256: string }

export type FileSettings = {
  dataDir: string
  filesUrl: string | undefined
  s3Credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

/** The files of one folder, each noun its own: what one sweeps is never another's. */
export function openFiles(settings: FileSettings, folder: string): Files {
  const quarantine = join(settings.dataDir, 'quarantine', folder)
  const store = settings.filesUrl
    ? s3Files(settings.filesUrl, settings.s3Credentials, folder)
    : diskFiles(join(settings.dataDir, 'files', folder))
  const hold: Files['hold'] = (source, most) => holdFile(quarantine, source, most)
  return {
    ...store,
    hold,
    async put(source, most) {
      const held = await hold(source, most)
      try {
        return { key: await store.keep(held), size: held.size, sha256: held.sha256 }
      } finally {
        await held.release()
      }
    },
    clearQuarantine: (olderThanMs) => clearQuarantine(quarantine, olderThanMs),
  }
}
