import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Time to read why, for who still sends what was refused: a connection cut at once loses the answer. */
const patience = 4000

/** Statuses that ask the other side to stay away for a while. */
export const isBusy = (status: number) => status === 429 || status === 503

/** After a 429 or 503 the connection ends, even if what was refused is still arriving. */
export function closeAfterRefusal(app: FastifyInstance) {
  app.addHook('onRequest', async ({ raw }) => {
    if (!raw.complete) lingerBeforeEnd(raw)
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isBusy(reply.statusCode)) reply.header('connection', 'close')
  })
}

/** node destroys a socket right after the last answer; while a body arrives, that answer would be lost. */
function lingerBeforeEnd(request: IncomingMessage) {
  const { socket } = request as { socket: Socket }
  // Injected requests have none of node's.
  if (!(socket instanceof Socket)) return
  // Node's own, never what an earlier request on this connection has put there: ten thousand would be a stack too deep.
  const destroySoon = () => Socket.prototype.destroySoon.call(socket)
  socket.destroySoon = () => {
    if (request.complete || request.destroyed) return destroySoon()
    socket.end()
    request.resume()
    const limit = setTimeout(() => socket.destroy(), patience)
    request.once('end', () => socket.destroy())
    socket.once('close', () => clearTimeout(limit))
  }
}
