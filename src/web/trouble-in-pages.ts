import type { ServerBuild } from 'react-router'
import type { Log } from '../platform/log.ts'
import { Trouble } from '../platform/trouble.ts'

type Route = NonNullable<ServerBuild['routes'][string]>

/** The router makes a 500 of every error; what is over in a moment is a 503, inside the frame too. */
export function withTroubleAs503(build: ServerBuild, log: Log): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && guarded(route, log),
  ])
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] }
}

function guarded(route: Route, log: Log): Route {
  const { loader } = route.module
  if (!loader) return route
  const guardedLoader: typeof loader = async (args) => {
    try {
      return await loader(args)
    } catch (error) {
      if (!(error instanceof Trouble)) throw error
      log.error({ err: error }, 'A page could not be rendered')
      throw new Response(error.told, {
        status: error.status,
        headers: { 'retry-after': String(error.retryAfterSeconds) },
      })
    }
  }
  return { ...route, module: { ...route.module, loader: guardedLoader } }
}
