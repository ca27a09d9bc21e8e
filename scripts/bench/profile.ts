import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Profile = {
  nodes: { id: number; callFrame: { functionName: string; url: string } }[]
  samples: number[]
  timeDeltas: number[]
  startTime: number
}

/** Where processor time goes, by who wrote the code. What fits none of them is ours. */
const kinds: [kind: string, place: RegExp][] = [
  ['React', /node_modules\/(react|react-dom|scheduler)\//],
  ['router', /node_modules\/(react-router|turbo-stream|@react-router)\//],
  ['database', /node_modules\/(better-sqlite3|pg[\w-]*)\//],
  ['Kysely', /assets\/kysely-/],
  ['sanitising', /node_modules\/(sanitize-html|htmlparser2|dom\w+|entities|highlight\.js)\//],
  ['texts', /node_modules\/i18next\//],
  ['Fastify', /node_modules\//],
  ['node', /^node:/],
]

const kindOf = ({ functionName, url }: Profile['nodes'][number]['callFrame']) => {
  if (functionName === '(garbage collector)') return 'collection'
  if (functionName === '(idle)') return undefined
  if (functionName === '(program)') return 'native'
  return kinds.find(([, place]) => place.test(url))?.[0] ?? 'our code'
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
