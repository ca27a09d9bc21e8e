import type { DataRouter } from 'react-router'
import type { Question } from './site/contact/contact-view.ts'

declare global {
  interface Window {
    __reactRouterDataRouter?: DataRouter
    /** What was typed for the palette of the desk before it was there (`keep-presses.js`). */
    __askedPalette?: string
    /** What `ask-early.js` was given. */
    __question?: Promise<Question | undefined>
    __reactRouterManifest?: {
      routes: Record<string, { module: string; hasLoader?: boolean } | undefined>
    }
  }
}
