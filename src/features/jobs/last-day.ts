const behindMs = 12 * 60 * 60 * 1000

/** The earliest day that it still is anywhere, at UTC-12: until then nobody's last day to apply is over. */
export const earliestToday = (now: Date) =>
  new Date(now.getTime() - behindMs).toISOString().slice(0, 10)
