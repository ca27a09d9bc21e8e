import type { Seen } from '../../gate/ask-gate.ts'
import { Refusal } from '../../session/desk-call.ts'

const mostTries = 4

export const isOthersChange = (error: unknown) =>
  error instanceof Refusal && error.code === 'document-changed'

type ToPublish = Pick<Seen, 'id' | 'version'> & Partial<Seen>

const versionsOf = (documents: Seen[]) => documents.map(({ id, version }) => ({ id, version }))

const isSame = (some: Seen[], others: Seen[]) =>
  JSON.stringify(versionsOf(some)) === JSON.stringify(versionsOf(others))

/**
 * Publishes what is saved. It is judged for seconds: who writes on meanwhile makes another version of it, which goes
 * out then. Of whoever never pauses, and of what others have written unseen, goes out what is seen here; the rest
 * stays a draft.
 */
export async function publishSaved(
  asSaved: () => Promise<Seen[]>,
  publish: (documents: ToPublish[]) => Promise<unknown>,
): Promise<void> {
  let documents = await asSaved()
  for (let tries = 1; tries < mostTries; tries++) {
    try {
      return void (await publish(versionsOf(documents)))
    } catch (error) {
      if (!isOthersChange(error)) throw error
      const now = await asSaved()
      if (isSame(now, documents)) break
      documents = now
    }
  }
  await publish(documents)
}
