import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Load, write } from './clients.ts'
import { countLosses } from './count-losses.ts'
import {
  type Death,
  environmentAt,
  killPoints,
  type WhereItRuns,
  startToKill,
} from './killed-server.ts'

const clients = 8

/** Kills the server again and again while eight clients write to it, and counts what is lost. */
export async function runKills(
  place: WhereItRuns,
  kills: number,
  tell: (line: string) => void = () => {},
) {
  const environment = environmentAt(place)
  const first = await startToKill(environment, undefined)
  const { jobPosts } = (await (await fetch(`${first.url}/jobs`)).json()) as {
    jobPosts: { id: string }[]
  }
  const load: Load = { told: [], lostAnswers: 0, refused: [] }
  const over = new AbortController()
  const ids = jobPosts.map(({ id }) => id)
  const writing = Array.from({ length: clients }, () => write(first.url, ids, load, over.signal))
  const deaths: Record<string, number> = {}

  let server = first
  for (let kill = 0; kill < kills; kill++) {
    const death = chooseDeath(kill)
    if (kill > 0) server = await startToKill(environment, death)
    if (!death || 'afterMs' in death || kill === 0) {
      await wait(randomInt(20, 600))
      server.child.kill('SIGKILL')
      count(deaths, 'at random')
    } else {
      const patience = new AbortController()
      const came = await Promise.race([
        server.gone.then(() => true),
        wait(10_000, false, { signal: patience.signal }),
      ])
      patience.abort()
      if (!came) server.child.kill('SIGKILL')
      count(deaths, came ? death.at : `never came to: ${death.at}`)
    }
    await server.gone
    if ((kill + 1) % 25 === 0) tell(`${kill + 1} kills, ${load.told.length} stored and told`)
  }
  const last = await startToKill(environment, undefined)
  await wait(500)
  over.abort()
  await Promise.all(writing)
  last.child.kill('SIGTERM')
  await last.gone
  const losses = await countLosses(place, load.told)
  return { ...losses, deaths, lostAnswers: load.lostAnswers, refused: load.refused }
}

/** Half of them at random, the others at each of the points in turn. */
function chooseDeath(kill: number): Death {
  if (kill % 2 === 0) return { afterMs: 0 }
  return { at: killPoints[((kill - 1) / 2) % killPoints.length]!, after: randomInt(1, 12) }
}

const count = (deaths: Record<string, number>, how: string) =>
  (deaths[how] = (deaths[how] ?? 0) + 1)
