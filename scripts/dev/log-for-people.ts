import pretty from 'pino-pretty'

type Line = { msg?: string; method?: string; path?: string; status?: number; ms?: number }

/** The log as one reads it in a terminal: a request is a line, without what only a search would ask for. */
export const logForPeople = () =>
  pretty({
    sync: true,
    singleLine: true,
    colorize: process.stdout.isTTY === true,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'requestId,ip,method,path,status,ms',
    messageFormat: (line) => describeLine(line),
  })

function describeLine({ msg = '', method, path, status, ms }: Line): string {
  if (msg === 'request') return `${method} ${path} ${status} in ${ms} ms`
  return [msg, method, path, status].filter((part) => part !== undefined).join(' ')
}
