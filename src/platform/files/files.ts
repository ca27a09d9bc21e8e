import { join } from 'node:path'
import { diskFiles } from './disk-files.ts'
import type { FileSettings, FileStore } from './file-store.ts'
import { clearQuarantine, type HeldFile, holdFile } from './held-file.ts'
import { s3Files } from './s3-files.ts'

export { FileTooLarge, type HeldFile } from './held-file.ts'

export type Files = FileStore & {
  hold: (source: AsyncIterable<Uint8Array>, most?: number) => Promise<HeldFile>
  /** Holds and keeps in one step, for what needs no judging. */
  put: (source: AsyncIterable<Uint8Array>, most?: number) => Promise<SavedFile>
  clearQuarantine: (before: Date) => Promise<number>
}

type SavedFile = { key: string; size: number; sha256: string }

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
        return { key: await store.save(held), size: held.size, sha256: held.sha256 }
      } finally {
        await held.release()
      }
    },
    clearQuarantine: (before) => clearQuarantine(quarantine, before),
  }
}
