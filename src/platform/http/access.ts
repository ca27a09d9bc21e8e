import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: 'public' | 'loopback' | { permission: string }
  }
}

/** Deny by default: a route that does not say who may call it stops the start. */
export function accessDeclared(app: FastifyInstance) {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access)
      throw new Error(`${String(method)} ${url} does not declare who may call it (config.access).`)
  })
}
