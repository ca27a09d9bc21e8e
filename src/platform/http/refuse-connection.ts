import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { connectionRefusals } from './common-refusals.ts'
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

/** The same for a connection on which no request can be made out. */
export function refuseConnection(
  error: Error & { code?: string },
  socket: Socket,
  always: Record<string, string>,
) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  endWith(socket, refusals[error.code ?? ''] ?? connectionRefusals['request-malformed'], always)
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
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}
