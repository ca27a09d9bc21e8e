import { ask } from '../../session/ask-storage.ts'

const lockOf = (visit: string) => `desk-edit:${visit}`
const channelName = 'desk-edit'
const patienceMs = 400

/** Browsers have locks only where the site comes by https or from this computer. */
const hasLocks = () => 'locks' in navigator

const openChannel = () => ask(() => new BroadcastChannel(channelName))

/** Has other tabs know that a visit goes on; says how to end it. */
export function goOn(visit: string): () => void {
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  if (hasLocks()) {
    void ask(() => navigator.locks.request(lockOf(visit), () => over).catch(() => {}))
    return end
  }
  const channel = openChannel()
  channel?.addEventListener('message', ({ data }) => {
    if (data === 'who goes on?') channel.postMessage({ visit })
  })
  return () => channel?.close()
}

/** Which of these visits go on, in whatever tab; what they have is theirs. */
export async function thoseThatGoOn(visits: string[]): Promise<Set<string>> {
  if (!hasLocks()) return visits.length > 0 ? await answering() : new Set()
  const { held = [] } = (await ask(() => navigator.locks.query())) ?? {}
  const names = new Set(held.map(({ name }) => name))
  return new Set(visits.filter((visit) => names.has(lockOf(visit))))
}

async function answering(): Promise<Set<string>> {
  const visits = new Set<string>()
  const channel = openChannel()
  if (!channel) return visits
  channel.addEventListener('message', ({ data }) => {
    const { visit } = (data ?? {}) as { visit?: unknown }
    if (typeof visit === 'string') visits.add(visit)
  })
  channel.postMessage('who goes on?')
  await new Promise((answered) => setTimeout(answered, patienceMs))
  channel.close()
  return visits
}
