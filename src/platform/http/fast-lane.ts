import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Answer } from '../pages/answer.ts'

type Plain = { path: string; acceptEncoding: string | undefined; ifNoneMatch: string | undefined }
export type Ready = (request: Plain) => Answer | undefined

const stopLimit = 30_000
const largest = 8 * 1024

/** A whole GET without a body: one request line, plain header lines, an empty line, and no more. */
const plainGet = /^GET \/[^\s]* HTTP\/1\.1\r\n(?:[A-Za-z0-9-]+:[\t\x20-\x7e]*\r\n)+\r\n$/

/** Headers that change what a request means, or come a second time; one that carries any of them goes to node:http. */
const meaningful =
  /^(accept-encoding|if-none-match|connection|content-length|transfer-encoding|upgrade|expect|te|trailer|if-match|if-modified-since|if-unmodified-since|if-range|range|proxy-connection)$/

/**
 * Answers plain GETs of ready pages on the socket itself, at a fifth of what node:http costs
 * (docs/decisions/0004). Only a request that arrives whole, alone and in its simplest form is
 * answered here; at the first one that is not, the connection is handed to node:http for good.
 */
export function openFastLane(server: Server, ready: Ready) {
  const [takeOver] = server.listeners('connection') as ((this: Server, socket: Socket) => void)[]
  if (!takeOver) throw new Error('node:http has no connection listener.')
  const sockets = new Set<Socket>()
  let closing = false

  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    const leave = () => {
      sockets.delete(socket)
      socket.off('data', onData)
      socket.off('timeout', onTimeout)
      socket.off('error', ignore)
      socket.off('close', onClose)
      socket.off('end', onEnd)
      socket.setTimeout(0)
    }
    const onTimeout = () => socket.destroy()
    const onClose = () => sockets.delete(socket)
    // node:http leaves sockets half open, so the other side's end is ours to answer.
    const onEnd = () => socket.end()
    const onData = (chunk: Buffer) => {
      const request = closing ? undefined : parse(chunk)
      const answer = request && ready(request)
      if (!answer) {
        leave()
        socket.pause()
        socket.unshift(chunk)
        takeOver.call(server, socket)
        socket.resume()
        return
      }
      if (socket.timeout !== server.keepAliveTimeout) socket.setTimeout(server.keepAliveTimeout)
      socket.write(onTheWire(answer))
      if (socket.writableNeedDrain) {
        socket.pause()
        socket.once('drain', () => socket.resume())
      }
    }
    sockets.add(socket)
    // As node:http has it: so long for a first request, so long for the next one.
    socket.setTimeout(server.headersTimeout)
    socket.on('timeout', onTimeout)
    socket.on('error', ignore)
    socket.on('close', onClose)
    socket.on('end', onEnd)
    socket.on('data', onData)
  })

  return {
    /**
     * No connection stays open only because it might ask again, or because the other side, as browsers
     * do, leaves ours closed by half: what has been answered is still sent, then the socket is gone.
     */
    close() {
      closing = true
      for (const socket of sockets) socket.destroySoon()
      setTimeout(() => sockets.forEach((socket) => socket.destroy()), stopLimit).unref()
    },
  }
}

function ignore() {}

/** The request if it is a GET without anything special; undefined leaves it to node:http. */
export function parse(chunk: Buffer): Plain | undefined {
  if (chunk.length > largest) return undefined
  const text = chunk.toString('latin1')
  if (!plainGet.test(text)) return undefined
  const request: Plain = {
    path: text.slice(4, text.indexOf(' ', 4)),
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
  }
  let hosts = 0
  let start = text.indexOf('\r\n') + 2
  while (start < text.length - 2) {
    const end = text.indexOf('\r\n', start)
    const colon = text.indexOf(':', start)
    const name = text.slice(start, colon).toLowerCase()
    if (name === 'host') hosts++
    else if (name === 'accept-encoding' && request.acceptEncoding === undefined)
      request.acceptEncoding = text.slice(colon + 1, end).trim()
    else if (name === 'if-none-match' && request.ifNoneMatch === undefined)
      request.ifNoneMatch = text.slice(colon + 1, end).trim()
    else if (name === 'accept' && /markdown/i.test(text.slice(colon + 1, end))) return undefined
    else if (meaningful.test(name) && !isKeepAlive(name, text.slice(colon + 1, end)))
      return undefined
    start = end + 2
  }
  return hosts === 1 ? request : undefined
}

const isKeepAlive = (name: string, value: string) =>
  name === 'connection' && value.trim().toLowerCase() === 'keep-alive'

let second = 0
let ending = ''
const wires = new WeakMap<Answer, { second: number; bytes: Buffer }>()

/** The answer as bytes; put together at most once a second, because it carries the date. */
function onTheWire(answer: Answer): Buffer {
  const current = Math.floor(Date.now() / 1000)
  if (current !== second) {
    second = current
    ending = `date: ${new Date().toUTCString()}\r\n\r\n`
  }
  const wire = wires.get(answer)
  if (wire?.second === second) return wire.bytes
  const bytes = Buffer.concat([Buffer.from(answer.head + ending, 'latin1'), answer.body])
  wires.set(answer, { second, bytes })
  return bytes
}
