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

/** Single functions of its modules, and what stands in their place. */
const replaced: Record<string, Record<string, string>> = {
  'dom/ssr/components.js': {
    // Site links fetch ahead themselves; two states and two effects a link are saved.
    usePrefetchBehavior: '() { return [false, null, {}] }',
    PrefetchPageLinks: '() { return null }',
  },
  // Our own root has an error boundary; the router's, with its advice for developers, is never seen.
  'dom/ssr/errorBoundaries.js': {
    RemixRootDefaultErrorBoundary: '({ error }) { throw error }',
  },
  'dom/ssr/fallback.js': { RemixRootDefaultHydrateFallback: '() { return null }' },
  'hooks.js': {
    DefaultErrorComponent: '() { throw useRouteError() }',
    // Errors thrown by server components.
    RSCErrorHandler: '({ children }) { return children }',
  },
}

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
      const file = Object.keys(replaced).find((name) => id.endsWith(`/lib/${name}`))
      return withReplaced(code, file ? replaced[file] : {})
        .replace(/^\w+\.displayName = .*$/gm, '')
        .replace(/\b(invariant\([^;\n]*?), (?:"[^"]*"|`[^`]*`)\);/g, '$1);')
    },
  }
}

function withReplaced(code: string, functions: Record<string, string> = {}): string {
  return Object.entries(functions).reduce((rest, [name, body]) => {
    const whole = new RegExp(`^function ${name}\\([\\s\\S]*?^}$`, 'm')
    if (!whole.test(rest))
      throw new Error(`React Router has no ${name} any more: docs/decisions/0007`)
    return rest.replace(whole, `function ${name}${body}`)
  }, code)
}
