import type { FileHandle } from 'node:fs/promises'

export type JudgedFile = { path: string; file: FileHandle; size: number; signal: AbortSignal }

/** Some bytes of a file; fewer where it ends. */
export async function bytesAt({ file }: JudgedFile, position: number, length: number) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}
