import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A line to a site that can be slow, hold back what comes after so many bytes, lose every answer, and break in the middle. */
export async function breakableLine(port: number) {
  const line = {
    bytesPerMs: Number.POSITIVE_INFINITY,
    mostBytes: Number.POSITIVE_INFINITY,
    isDown: false,
    isMute: false,
  }
  let passed = 0
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
      passed += chunk.length
      const goOn = () => {
        if (passed < line.mostBytes || near.destroyed) near.resume()
        else setTimeout(goOn, 20)
      }
      setTimeout(goOn, chunk.length / line.bytesPerMs)
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
