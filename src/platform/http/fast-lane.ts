import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Log } from '../log.ts'
import type { Answer } from '../pages/answer.ts'
import { nextRequestId, requestIdLength } from './request-id.ts'
import { forwarded } from './limits/unlisted-proxy.ts'
import { loggedPath } from './request-log.ts'
import { isHost } from './unfit-request.ts'

type Plain = { path: string; acceptEncoding: string | undefined; ifNoneMatch: string | undefined }
/** What a proxy may have added of who asks, if anything. */
type Parsed = Plain & { forwarded: string | undefined }
type Look = (header: string, socket: Socket) => void
export type Ready = (request: Plain) => Answer | undefined

const stopLimit = 30_000
/** For a browser that connects ahead while we stop. */
const stopTimeout = 1000
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
export function openFastLane(server: Server, ready: Ready, log: Log, look: Look = ignore) {
  const [takeOver] = server.listeners('connection') as ((this: Server, socket: Socket) => void)[]
  if (!takeOver) throw new Error('node:http has no connection listener.')
  const sample = sampledLog(log)
  const lookOnce = oncePerSocket(look)
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
      if (request.forwarded !== undefined) lookOnce(request.forwarded, socket)
      const id = nextRequestId()
      send(socket, answer, id)
      sample(request, answer, id)
      if (socket.writableNeedDrain) {
        socket.pause()
        socket.once('drain', () => socket.resume())
      }
    }
    sockets.add(socket)
    // As node:http has it: so long for a first request, so long for the next one.
    socket.setTimeout(closing ? stopTimeout : server.headersTimeout)
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

/** Looks once per connection: its address cannot change. */
function oncePerSocket(look: Look): Look {
  const looked = new WeakSet<Socket>()
  return (header, socket) => {
    if (looked.has(socket)) return
    looked.add(socket)
    look(header, socket)
  }
}

/** The request if it is a GET without anything special; undefined leaves it to node:http. */
export function parse(chunk: Buffer): Parsed | undefined {
  if (chunk.length > largest) return undefined
  const text = chunk.toString('latin1')
  if (!plainGet.test(text)) return undefined
  const request: Parsed = {
    path: text.slice(4, text.indexOf(' ', 4)),
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    forwarded: undefined,
  }
  let hosts = 0
  let start = text.indexOf('\r\n') + 2
  while (start < text.length - 2) {
    const end = text.indexOf('\r\n', start)
    const colon = text.indexOf(':', start)
    const name = text.slice(start, colon).toLowerCase()
    if (name === 'host') hosts += isHost(text.slice(colon + 1, end).trim()) ? 1 : 2
    else if (name === 'accept-encoding' && request.acceptEncoding === undefined)
      request.acceptEncoding = text.slice(colon + 1, end).trim()
    else if (name === 'if-none-match' && request.ifNoneMatch === undefined)
      request.ifNoneMatch = text.slice(colon + 1, end).trim()
    else if (name === 'accept' && /markdown/i.test(text.slice(colon + 1, end))) return undefined
    else if (forwarded.includes(name)) request.forwarded ??= name
    else if (meaningful.test(name) && !isKeepAlive(name, text.slice(colon + 1, end)))
      return undefined
    start = end + 2
  }
  return hosts === 1 ? request : undefined
}

const isKeepAlive = (name: string, value: string) =>
  name === 'connection' && value.trim().toLowerCase() === 'keep-alive'

/** One line in ten seconds, with how many it stands for: a line for each would cost more than the answers. */
function sampledLog(log: Log) {
  let next = 0
  let answered = 0
  return ({ path }: Plain, { status }: Answer, requestId: string) => {
    answered++
    if (now < next) return
    next = now + 10
    log.info({ requestId, method: 'GET', path: loggedPath(path), status, answered }, 'fast lane')
    answered = 0
  }
}

let now = 0
let ending = ''
type Wire = { second: number; bytes: Buffer<ArrayBuffer>; idAt: number }
const wires = new WeakMap<Answer, Wire>()

/** The answer as bytes; put together at most once a second, because it carries the date. */
function onTheWire(answer: Answer): Wire {
  const second = Math.floor(Date.now() / 1000)
  if (second !== now) {
    now = second
    ending = `\r\ndate: ${new Date().toUTCString()}\r\n\r\n`
  }
  const known = wires.get(answer)
  if (known?.second === now) return known
  const head = `${answer.head}x-request-id: `
  const bytes = Buffer.concat([
    Buffer.from(head + ' '.repeat(requestIdLength) + ending, 'latin1'),
    answer.body,
  ])
  const wire = { second: now, bytes, idAt: head.length }
  wires.set(answer, wire)
  return wire
}

/** Overwrites only the request id: copying the page for each answer would cost more than all the rest. */
function send(socket: Socket, answer: Answer, id: string) {
  const { bytes, idAt } = onTheWire(answer)
  bytes.write(id, idAt, 'latin1')
  socket.write(bytes)
  // These bytes are still on their way: the next answer gets others.
  if (socket.writableLength > 0) wires.delete(answer)
}
