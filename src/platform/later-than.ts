/** The moment itself, or just after `before` where the clock has been set back since. */
export const laterThan = (before: string, moment: string): string =>
  moment > before ? moment : new Date(Date.parse(before) + 1).toISOString()
