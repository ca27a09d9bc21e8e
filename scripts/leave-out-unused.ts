import type { Plugin } from 'vite'

/** Parts of React Router that Foyer does not use but that its bundle would carry (docs/decisions/0007). */
const unused: Record<string, string> = {
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export const instrumentHandler = undefined
    export const instrumentationResultMetaContext = undefined`,
  'dom/ssr/fog-of-war.js': `
    export const URL_LIMIT = 0
    export const getManifestPath = () => ''
    export const getPartialManifest = (manifest) => manifest
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const getPathsWithAncestors = () => []
    export const handleClientVersionMismatch = () => undefined
    export const isFogOfWarEnabled = () => false
    export const useFogOFWarDiscovery = () => undefined`,
}

/** Our own root has an error boundary; the router's, with its advice for developers, is never seen. */
const rethrow = 'function RemixRootDefaultErrorBoundary({ error }) { throw error }'

export function leaveOutUnused(): Plugin {
  return {
    name: 'leave-out-unused',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const part = Object.keys(unused).find((file) =>
        id.endsWith(`react-router/dist/production/lib/${file}`),
      )
      return part && unused[part]
    },
    transform(code, id) {
      if (!id.includes('/react-router/dist/production/')) return undefined
      return code
        .replace(/^\w+\.displayName = .*$/gm, '')
        .replace(/^function RemixRootDefaultErrorBoundary\([\s\S]*?^}$/m, rethrow)
        .replace(/\b(invariant\([^;\n]*?), (?:"[^"]*"|`[^`]*`)\);/g, '$1);')
    },
  }
}
