const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const idleLimit = 12 * hour
const absoluteLimit = 14 * day
const usePrecision = minute

const before = (now: Date, duration: number) => new Date(now.getTime() - duration).toISOString()

export const expiryOf = (createdAt: Date) =>
  new Date(createdAt.getTime() + absoluteLimit).toISOString()

export const idleSince = (now: Date) => before(now, idleLimit)

type Use = { lastUsedAt: string; expiresAt: string }

export const isOver = ({ lastUsedAt, expiresAt }: Use, now: Date) =>
  expiresAt <= now.toISOString() || lastUsedAt <= idleSince(now)

/**
 * A use is written down once a minute at most, so that a busy desk does not write all the time; and
 * where the last one seems to be still to come, because the clock was set back.
 */
export const isWorthNoting = ({ lastUsedAt }: Use, now: Date) =>
  lastUsedAt <= before(now, usePrecision) || lastUsedAt > now.toISOString()
