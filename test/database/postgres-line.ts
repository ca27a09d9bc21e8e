import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

type Pair = { near: Socket; far: Socket; name: string; isSilent: boolean }

/** The name that a client gives itself in its first message. */
const nameIn = (startup: Buffer) =>
  /application_name\0([^\0]*)\0/.exec(startup.toString('latin1'))?.[1] ?? ''

/**
 * A line to a PostgreSQL server that can be cut, or swallow whatever goes over it without closing:
 * all of it, or only the connections of one application name.
 */
export async function postgresLine(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const pairs = new Set<Pair>()
  let silent: (name: string) => boolean = () => false
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    const pair: Pair = { near, far, name: '', isSilent: false }
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      near.destroy()
      far.destroy()
    }
    near.on('error', end).on('close', end)
    far.on('error', end).on('close', end)
    near.on('data', (chunk: Buffer) => {
      pair.name ||= nameIn(chunk)
      pair.isSilent ||= silent(pair.name)
      if (!pair.isSilent) far.write(chunk)
    })
    far.on('data', (chunk: Buffer) => void (pair.isSilent || near.write(chunk)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const { near, far } of pairs) for (const end of [near, far]) end.resetAndDestroy()
  }
  onTestFinished(() => {
    cut()
    server.close()
  })
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    cut,
    /** From now on nothing arrives, either way; connections that are `later` opened are well unless told. */
    swallow(which: (name: string) => boolean = () => true, later = true) {
      for (const pair of pairs) pair.isSilent ||= which(pair.name)
      if (later) silent = which
    },
    /** Connections opened from now on are well; those that were swallowed stay so. */
    heal() {
      silent = () => false
    },
  }
}
