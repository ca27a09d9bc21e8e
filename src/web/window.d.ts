import type { DataRouter } from 'react-router'

declare global {
  interface Window {
    __reactRouterDataRouter?: DataRouter
    __reactRouterManifest?: {
      routes: Record<string, { module: string; hasLoader?: boolean } | undefined>
    }
  }
}
