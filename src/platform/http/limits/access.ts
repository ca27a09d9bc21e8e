import type { FastifyContextConfig, FastifyInstance, RouteOptions } from 'fastify'

type Access = NonNullable<FastifyContextConfig['access']>

export type DeclaredRoute = {
  method: string
  url: string
  access: Access
  /** As it was registered. */
  options: Pick<RouteOptions, 'url' | 'schema' | 'config'>
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** With `orNobody` it is open to everybody, and tells those who may more. */
    access?: 'public' | 'metrics token' | { permission: string; orNobody?: true }
  }
  interface FastifyInstance {
    /** Every route so far, who may call it, and what goes in and out. */
    declaredRoutes: DeclaredRoute[]
  }
}

/** Deny by default: a route that does not say who may call it stops the start. */
export function accessDeclared(app: FastifyInstance) {
  app.decorate('declaredRoutes', [])
  app.addHook('onRoute', (options) => {
    const { method, url, config } = options
    if (!config?.access)
      throw new Error(`${String(method)} ${url} does not declare who may call it (config.access).`)
    app.declaredRoutes.push({ method: String(method), url, access: config.access, options })
  })
}
