import { randomUUID } from 'node:crypto'
import type { RenderedPages } from '../features/gate/drawn/rendered-pages.ts'
import { commonRefusals } from '../platform/http/common-refusals.ts'
import { FairQueue } from '../platform/line/fair-queue.ts'
import type { Quota } from '../platform/line/quota.ts'
import type { Log } from '../platform/log.ts'
import { metric } from '../platform/metrics.ts'
import type { PageTasks } from './page-tasks.ts'

const wait = { waitMs: 5000, full: commonRefusals['too-busy'] }

const isSearch = (address: string) => /^\/search(\.data|\.md)?(\?|$)/.test(address)

/**
 * What is not ready is drawn in its turn: everybody has theirs, pages wait for no search, and the
 * answer to a form that was sent waits for neither.
 */
export function openLines(works: PageTasks, log: Log, quota?: Quota) {
  const lines = {
    answers: new FairQueue({ ...wait, atOnce: 2, mostWaiting: 128, mostOfOne: 64, waitMs: 10_000 }),
    pages: new FairQueue({ ...wait, atOnce: 3, mostWaiting: 256, mostOfOne: 128 }),
    previews: new FairQueue({ ...wait, atOnce: 1, mostWaiting: 64, mostOfOne: 32, waitMs: 10_000 }),
    searches: new FairQueue({ ...wait, atOnce: 1, mostWaiting: 128, mostOfOne: 64 }),
  }
  const all = Object.entries(lines)
  const lineFor = (address: string) => (isSearch(address) ? lines.searches : lines.pages)
  let told = 0
  const forGate = <T>(work: () => Promise<T>) => lines.previews.run('the gate', randomUUID(), work)

  /** Each refusal in the log would be one more load. */
  const tell = setInterval(() => {
    const refused = all.reduce((sum, [, line]) => sum + line.refused, 0)
    if (refused > told)
      log.warn({ refused: refused - told }, 'More was asked for than could be done in time')
    told = refused
  }, 60_000).unref()

  return {
    async count(address: string, asker: string) {
      if (isSearch(address)) await quota?.count(asker)
    },
    render: (address: string, asker: string) =>
      lineFor(address).run(asker, address, () => works.render(address)),
    preview: (asker: string, ...asked: Parameters<PageTasks['renderPreview']>) =>
      lines.previews.run(asker, randomUUID(), () => works.renderPreview(...asked)),
    /** The gate's pages wait behind previews that someone is looking at. */
    looks: {
      look: (...asked) => forGate(() => works.look(...asked)),
      known: (...asked) => forGate(() => works.known(...asked)),
      showing: (...asked) => forGate(() => works.showing(...asked)),
    } satisfies RenderedPages,
    join: (address: string, asker: string) => lineFor(address).join(asker, address),
    answer: (asker: string, address: string, answer: unknown) =>
      lines.answers.run(asker, randomUUID(), () => works.render(address, answer)),
    async find(asker: string, typed: unknown, most: number) {
      await quota?.count(asker)
      return lines.searches.run(asker, `${most} ${typed}`, () => works.find(typed, most))
    },
    metrics: () =>
      [
        metric(
          'foyer_line_waiting',
          'gauge',
          'Pages and searches that wait for their turn.',
          all.map(([name, line]) => [`line="${name}"`, line.waiting]),
        ),
        metric(
          'foyer_line_refused_total',
          'counter',
          'Pages and searches that were refused, because too much was asked for.',
          all.map(([name, line]) => [`line="${name}"`, line.refused]),
        ),
      ].join(''),
    close: () => clearInterval(tell),
  }
}
