import pino from 'pino'

export type Log = pino.Logger

/** Writes lines of JSON to standard output, unless another stream is given. */
export function createLog(level: string, out?: pino.DestinationStream): Log {
  return pino(
    {
      level,
      base: undefined,
      redact: ['password', 'token', 'authorization', '*.password', '*.token', '*.authorization'],
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    out ?? pino.destination({ dest: 1, sync: true }),
  )
}
