import type { Readable } from 'node:stream'
import type { HeldFile } from './held-file.ts'

/** Where files stay: a folder on disk or a bucket. A key is random and says nothing of its file. */
export type FileStore = {
  /** Takes a held file over; once this returns, it survives a loss of power. */
  save: (held: HeldFile) => Promise<string>
  read: (key: string) => Promise<{ size: number; stream: Readable } | undefined>
  remove: (key: string) => Promise<void>
  list: () => AsyncIterable<{ key: string; size: number; savedAt: Date }>
}

export type FileSettings = {
  dataDir: string
  filesUrl: string | undefined
  s3Credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}
