declare module 'yazl' {
  import type { EventEmitter } from 'node:events'
  import type { Readable } from 'node:stream'

  export class ZipFile extends EventEmitter {
    addBuffer(buffer: Buffer, path: string): void
    addReadStreamLazy(
      path: string,
      open: (done: (error: Error | null, stream: Readable) => void) => void,
    ): void
    end(): void
    outputStream: Readable
  }
}
