import type { Question } from './site/contact/contact-view.ts'

declare global {
  interface Window {
    /** What was typed for the palette of the desk before it was there (`replay-presses.js`). */
    __askedPalette?: string
    /** What `prefetch-challenge.js` was given. */
    __question?: Promise<Question | undefined>
    /** Gives the router the data that its page left out (`data-apart.server.ts`). */
    __handOver?: (data: string) => void
  }
}
