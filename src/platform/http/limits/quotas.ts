import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Quota } from '../../line/quota.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What is dear, and may be asked for only so often. */
    quota?: keyof Quotas
  }
}

type Quotas = ReturnType<typeof openQuotas>

/** More than a whole office does by hand, less than a program would. */
export const openQuotas = () => ({
  searches: new Quota({
    each: { burst: 120, refillMs: 500 },
    all: { burst: 1200, refillMs: 50 },
  }),
  previews: new Quota({
    each: { burst: 60, refillMs: 1000 },
    all: { burst: 300, refillMs: 200 },
  }),
  exports: new Quota({
    each: { burst: 10, refillMs: 15_000 },
    all: { burst: 40, refillMs: 5000 },
  }),
})

export function countRoutes(
  app: FastifyInstance,
  quotas: Quotas,
  asker: (request: FastifyRequest) => string,
) {
  app.addHook('onRequest', async (request) => {
    const { quota } = request.routeOptions.config
    if (quota) await quotas[quota].count(asker(request))
  })
}
