import type { FastifyRequest } from 'fastify'

/** Time for the rest of a form that is refused already: a caller who is cut off never reads why. */
const restMs = 60_000

/** Lets what is still arriving of a refused form arrive, so that its sender comes to read the answer. */
export function discardRest({ raw }: Pick<FastifyRequest, 'raw'>) {
  if (raw.readableEnded || raw.destroyed) return
  raw.unpipe()
  raw.resume()
  const limit = setTimeout(() => raw.destroy(), restMs).unref()
  raw.once('close', () => clearTimeout(limit))
}
