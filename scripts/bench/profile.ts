import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

type Frame = { functionName: string; url: string; lineNumber: number }

type Profile = {
  nodes: { id: number; callFrame: Frame }[]
  samples: number[]
  timeDeltas: number[]
  startTime: number
}

/** Where processor time goes, by who wrote the code. What fits none of them is ours. */
const kinds: [kind: string, place: RegExp][] = [
  ['data of pages', /node_modules\/.*turbo-stream/],
  ['React', /node_modules\/(react|react-dom|scheduler)\//],
  ['router', /node_modules\/(react-router|@react-router)\//],
  ['database', /node_modules\/(better-sqlite3|pg[\w-]*)\//],
  ['Kysely', /node_modules\/kysely\//],
  ['sanitising', /node_modules\/(sanitize-html|htmlparser2|dom\w+|entities|highlight\.js)\//],
  ['texts', /node_modules\/i18next\//],
  ['Fastify', /node_modules\//],
  ['node', /^node:/],
]

const kindOf = (frame: Frame) => {
  if (frame.functionName === '(garbage collector)') return 'collection'
  if (frame.functionName === '(idle)') return undefined
  if (frame.functionName === '(program)') return 'native'
  const source = sourceOf(frame)
  return kinds.find(([, place]) => place.test(source))?.[0] ?? 'our code'
}

/** The build puts many modules into one file, each under a line that names it. */
function sourceOf({ url, lineNumber }: Frame) {
  if (!url.startsWith('file:')) return url
  return modulesIn(url).findLast(({ line }) => line <= lineNumber)?.name ?? url
}

const known = new Map<string, { line: number; name: string }[]>()

function modulesIn(url: string) {
  const modules = known.get(url) ?? readModules(url)
  known.set(url, modules)
  return modules
}

function readModules(url: string) {
  return readFileSync(fileURLToPath(url), 'utf8')
    .split('\n')
    .flatMap((text, line) => {
      const name = /^\/\/ ((?:node_modules|src)\/\S+)$/.exec(text)?.[1]
      return name ? [{ line, name }] : []
    })
}

/** The moment by the clock that profiles use, in microseconds. */
export const moment = () => Number(process.hrtime.bigint() / 1000n)

/** Microseconds by kind that all threads spent between two moments. */
export function spentBetween(directory: string, from: number, to: number): Map<string, number> {
  const spent = new Map<string, number>()
  for (const file of readdirSync(directory)) {
    const profile = JSON.parse(readFileSync(join(directory, file), 'utf8')) as Profile
    const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]))
    let at = profile.startTime
    for (const [index, id] of profile.samples.entries()) {
      at += profile.timeDeltas[index]!
      // A sample stands for the time until the next one.
      const took = profile.timeDeltas[index + 1] ?? 0
      const kind = at >= from && at < to ? kindOf(frames.get(id)!) : undefined
      if (kind) spent.set(kind, (spent.get(kind) ?? 0) + took)
    }
  }
  return spent
}
