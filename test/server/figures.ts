import { setTimeout as wait } from 'node:timers/promises'
import { ask } from './ask.ts'

/** What every site of ours is started with, so that its figures can be read. */
export const metricsToken = 'figures-for-the-tests'

export const askFigures = (origin: string, headers: Record<string, string> = {}) =>
  ask(origin, '/metrics', { headers: { authorization: `Bearer ${metricsToken}`, ...headers } })

/** A figure that the site counts, such as foyer_page_renders_total. */
export async function figure(origin: string, name: string): Promise<number> {
  const { text } = await askFigures(origin)
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `))
  if (!line) throw new Error(`The site does not count ${name}.`)
  return Number(line.split(' ')[1])
}

/** The pages drawn so far; on a busy machine the warming up goes on for a while after the start. */
export async function rendersAtRest(origin: string): Promise<number> {
  for (let before = -1; ;) {
    const now = await renders(origin)
    if (now === before) return now
    before = now
    await wait(1000)
  }
}

export const renders = (origin: string) => figure(origin, 'foyer_page_renders_total')
