import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { connectionRefusals } from './common-refusals.ts'
import { STATUS_CODES } from '../node-http.ts'
import type { Refusal } from '../problem.ts'
import { sayUnfit } from './unfit-request.ts'

/** What node would answer by itself, without our words and headers. */
export function refuseOdd(server: Server, always: Record<string, string>, allow: string) {
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    sayUnfit(request, response, always, connectionRefusals['expectation-unmet']),
  )
  server.on('connect', (_request, socket) =>
    endWith(socket as Socket, connectionRefusals['connect-refused'], { ...always, allow }),
  )
}

const refusals: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: connectionRefusals['headers-too-large'],
  ERR_HTTP_REQUEST_TIMEOUT: connectionRefusals['request-too-slow'],
}

type ParseError = Error & { code?: string; rawPacket?: unknown; bytesParsed?: number }

/** A request line with any method at all; node's parser knows a list of them, and stops within others. */
const requestLine = /[\w!#$%&'*+.^`|~-]+ \S+ HTTP\/1\.[01]\r\n/y

function isUnknownMethod({ code, rawPacket, bytesParsed = 0 }: ParseError): boolean {
  if (code !== 'HPE_INVALID_METHOD' || !Buffer.isBuffer(rawPacket)) return false
  const said = rawPacket.toString('latin1')
  requestLine.lastIndex = said.lastIndexOf('\n', bytesParsed) + 1
  return requestLine.test(said)
}

/** The same for a connection on which no request can be made out. */
export function refuseConnection(
  error: ParseError,
  socket: Socket,
  always: Record<string, string>,
) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  const malformed =
    connectionRefusals[isUnknownMethod(error) ? 'method-unknown' : 'request-malformed']
  endWith(socket, refusals[error.code ?? ''] ?? malformed, always)
}

function endWith(
  socket: Socket,
  { status, code, message }: Refusal,
  headers: Record<string, string>,
) {
  const body = JSON.stringify({ message, code })
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}
