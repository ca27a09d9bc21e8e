export type InlineScript = 'hold-submit' | 'prefetch-challenge' | 'replay-presses'

/** What a route says in its `handle` about the time before React is there (docs/first-second.md). */
export type PageHandle = {
  /** It moves by itself: hydrated when the loaded page is idle, not at the first intent. */
  eager?: boolean
  inlineScripts?: InlineScript[]
  /** Its data is not in its document, but fetched from here with its code. */
  dataAt?: string
}
