import pino from 'pino'

export type Log = pino.Logger

export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: undefined,
      redact: ['password', 'token', 'authorization', '*.password', '*.token', '*.authorization'],
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    pino.destination({ dest: 1, sync: true }),
  )
}
