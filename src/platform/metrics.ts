import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type { PageServer } from './pages/page-server.ts'

type Sample = [labels: string, value: number]

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type Metrics = () => Promise<string>

/** Counts what the server does; the answer tells it in Prometheus' text format. */
export function countMetrics(
  app: FastifyInstance,
  pageServer: PageServer,
  more: Metrics = async () => '',
): Metrics {
  const requests = new Map<string, number>()
  const counts = bounds.map(() => 0)
  const loop = monitorEventLoopDelay({ resolution: 20 })
  let seconds = 0
  let finished = 0
  loop.enable()
  app.addHook('onClose', async () => void loop.disable())
  app.addHook('onResponse', async (request, reply) => {
    const labels = `method="${request.method}",status="${reply.statusCode}"`
    requests.set(labels, (requests.get(labels) ?? 0) + 1)
    const took = reply.elapsedTime / 1000
    seconds += took
    finished++
    bounds.forEach((bound, index) => took <= bound && counts[index]!++)
  })
  return async () => {
    const memory = process.memoryUsage()
    const cpu = process.cpuUsage()
    const others = await more()
    return [
      metric(
        'foyer_http_requests_total',
        'counter',
        'Requests that were not answered from memory.',
        [...requests],
      ),
      histogram(counts, seconds, finished),
      metric('foyer_ready_answers_total', 'counter', 'Requests answered from memory.', [
        ['kind="page"', pageServer.served.pages],
        ['kind="file"', pageServer.served.assets],
      ]),
      metric('foyer_page_renders_total', 'counter', 'Pages rendered.', [
        ['', pageServer.cache.counts.renders],
      ]),
      metric('foyer_page_cache_pages', 'gauge', 'Pages in the cache.', [
        ['', pageServer.cache.size],
      ]),
      metric('foyer_page_cache_bytes', 'gauge', 'Size of the page cache.', [
        ['', pageServer.cache.bytes],
      ]),
      metric('foyer_page_cache_evictions_total', 'counter', 'Pages dropped to make room.', [
        ['', pageServer.cache.counts.evictions],
      ]),
      metric('foyer_event_loop_delay_p99_seconds', 'gauge', 'Delay of the event loop.', [
        ['', loop.percentile(99) / 1e9],
      ]),
      metric('process_resident_memory_bytes', 'gauge', 'Resident memory.', [['', memory.rss]]),
      metric('process_cpu_seconds_total', 'counter', 'CPU time used.', [
        ['', (cpu.user + cpu.system) / 1e6],
      ]),
      metric('process_uptime_seconds', 'gauge', 'Time since the start.', [['', process.uptime()]]),
      others,
    ].join('')
  }
}

export function metric(name: string, type: string, help: string, samples: Sample[]): string {
  const lines = samples.map(([labels, value]) => `${name}${labels && `{${labels}}`} ${value}\n`)
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
}

function histogram(counts: number[], sum: number, count: number): string {
  const name = 'foyer_http_request_duration_seconds'
  const lines = bounds.map((bound, index) => `${name}_bucket{le="${bound}"} ${counts[index]}\n`)
  return `# HELP ${name} Time to answer a request that was not ready.\n# TYPE ${name} histogram\n${lines.join('')}${name}_bucket{le="+Inf"} ${count}\n${name}_sum ${sum}\n${name}_count ${count}\n`
}
