const longestQuery = 200

const controls = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/** What a visitor typed, as it may be shown and searched for; nothing beyond the cut is looked at. */
export function readQuery(typed: unknown): { query: string; wasCut: boolean } {
  const given = typeof typed === 'string' ? typed : ''
  const start = given
    .slice(0, longestQuery)
    .toWellFormed()
    .replace(/\uFFFD/g, '')
  return {
    query: start.replace(controls, ' ').replace(/\s+/g, ' ').trim(),
    wasCut: given.length > longestQuery,
  }
}
