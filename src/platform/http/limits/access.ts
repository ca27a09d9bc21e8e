import type { FastifyContextConfig, FastifyInstance } from 'fastify'

type Access = NonNullable<FastifyContextConfig['access']>

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: 'public' | 'metrics token' | { permission: string }
  }
  interface FastifyInstance {
    /** Every route so far, and who may call it. */
    declaredRoutes: { method: string; url: string; access: Access }[]
  }
}

/** Deny by default: a route that does not say who may call it stops the start. */
export function accessDeclared(app: FastifyInstance) {
  app.decorate('declaredRoutes', [])
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access)
      throw new Error(`${String(method)} ${url} does not declare who may call it (config.access).`)
    app.declaredRoutes.push({ method: String(method), url, access: config.access })
  })
}
