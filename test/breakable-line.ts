import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A line to a site that can be slow, lose every answer, and break in the middle of whatever goes over it. */
export async function breakableLine(port: number) {
  const line = { bytesPerMs: Number.POSITIVE_INFINITY, isDown: false, isMute: false }
  const ends = new Set<Socket>()
  const server = createServer((near) => {
    if (line.isDown) return near.resetAndDestroy()
    const far = connect(port, '127.0.0.1')
    for (const end of [near, far]) {
      ends.add(end)
      end.on('error', () => undefined).on('close', () => ends.delete(end))
    }
    near.on('data', (chunk: Buffer) => {
      far.write(chunk)
      near.pause()
      setTimeout(() => near.resume(), chunk.length / line.bytesPerMs)
    })
    near.on('end', () => far.end())
    far.on('data', (chunk: Buffer) => line.isMute || near.write(chunk))
    far.on('end', () => near.end())
  })
  /** Browsers try a broken line again by themselves: it stays down until `isDown` is set back. */
  const cut = () => {
    line.isDown = true
    for (const end of ends) end.resetAndDestroy()
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    cut()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(line, { url, cut })
}
