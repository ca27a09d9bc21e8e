import pino from 'pino'

export type Log = pino.Logger

/** What stands before the sign of an address; a version in the path of a package is none. */
const mailbox = /[^\s<>"`(),:;[\]\\/@]{1,64}(?=@[\w-]+(?:\.[\w-]+)*\.[a-z]{2})/gi

/** Mail servers and databases name people when they refuse something: the log outlives what was erased. */
function withoutMailboxes(told: unknown, depth = 0): unknown {
  if (typeof told === 'string') return told.replace(mailbox, '…')
  if (Array.isArray(told)) return told.map((each) => withoutMailboxes(each, depth + 1))
  // A socket, say, is left to the log itself, and so is what names itself.
  if (!told || told.constructor !== Object || depth > 8) return told
  return Object.fromEntries(
    Object.entries(told).map(([name, value]) => [name, withoutMailboxes(value, depth + 1)]),
  )
}

/** Writes lines of JSON to standard output, unless another stream is given. */
export function createLog(level: string, out?: pino.DestinationStream): Log {
  return pino(
    {
      level,
      base: undefined,
      redact: ['password', 'token', 'authorization', '*.password', '*.token', '*.authorization'],
      serializers: { err: (error: Error) => withoutMailboxes(pino.stdSerializers.err(error)) },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    out ?? pino.destination({ dest: 1, sync: true }),
  )
}
