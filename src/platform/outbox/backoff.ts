const second = 1000
const longest = 6 * 3600 * second

/** How often a mail is tried before somebody must look at it: for about three days. */
export const mostAttempts = 22

/** A mailbox that is refused as such three times is not there. */
export const mostRefusals = 3

/** Twice as long after each attempt, and never the same for two: 5 s, 10 s … 6 h, give or take a quarter. */
export function backoffMs(attempts: number, random = Math.random()): number {
  const base = Math.min(longest, 5 * second * 2 ** (attempts - 1))
  return Math.round(base * (0.75 + random / 2))
}

/** No mail waits for longer than this, whatever became of its last attempt; a lease is over sooner. */
export const longestWaitMs = (attempts: number): number =>
  attempts === 0 ? longest : Math.max(60 * second, backoffMs(attempts, 1))
