export type InlineScript = 'hold-submit' | 'prefetch-challenge' | 'replay-presses'

/** What a route says in its `handle` about the time before React is there (docs/first-second.md). */
export type PageHandle = {
  /** Hydrated without any intent, so many milliseconds after it has loaded and is seen. */
  startsAfter?: number
  inlineScripts?: InlineScript[]
  /** Its data is not in its document, but fetched from here with its code. */
  dataAt?: string
}
