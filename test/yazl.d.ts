declare module 'yazl' {
  import type { Readable } from 'node:stream'

  export class ZipFile {
    addBuffer(buffer: Buffer, path: string): void
    end(): void
    outputStream: Readable
  }
}
