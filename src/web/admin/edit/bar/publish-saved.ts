import type { ToJudge } from '../../gate/ask-gate.ts'
import { Refusal } from '../../session/desk-call.ts'

const mostTries = 4

export const isOthersChange = (error: unknown) =>
  error instanceof Refusal && error.code === 'document-changed'

const isSame = (some: ToJudge, others: ToJudge) => JSON.stringify(some) === JSON.stringify(others)

/**
 * Publishes what is saved, and says what that was. It is judged for seconds: who writes on meanwhile makes another
 * version of it, which goes out then. What others have changed is heard of, and goes out at another press.
 */
export async function publishSaved(
  asSaved: () => Promise<ToJudge>,
  publish: (documents: ToJudge) => Promise<unknown>,
  hear: (documents: ToJudge) => Promise<unknown>,
): Promise<ToJudge> {
  let documents = await asSaved()
  for (let tries = 1; ; tries++) {
    try {
      await publish(documents)
      return documents
    } catch (error) {
      if (!isOthersChange(error) || tries === mostTries) throw error
      const now = await asSaved()
      // It was somebody else, whose change hasn’t come in here.
      if (isSame(now, documents)) {
        await hear(documents)
        throw error
      }
      documents = now
    }
  }
}
