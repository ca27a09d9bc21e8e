const wordsPerMinute = 220

/** How many minutes it takes to read a text; never none. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round((text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) / wordsPerMinute))
