import { parentPort } from 'node:worker_threads'
import { Problem } from '../problem.ts'
import { Trouble } from '../trouble.ts'

export type Works = Record<string, (...given: never[]) => unknown>
export type Asked = { number: number; work: string; given: unknown[] }
export type Answer = { number: number } & (
  | { result: unknown }
  | { problem: Pick<Problem, 'status' | 'message' | 'fields'> }
  | { trouble: Pick<Trouble, 'told' | 'message' | 'status' | 'retryAfterSeconds'> }
  | { mistake: string }
)

/** What a thread beside the main one does, once it has said that it is ready: each piece of work that it is asked for, by its name. */
export function answerAside(works: Works) {
  parentPort!.on('message', async ({ number, work, given }: Asked) => {
    parentPort!.postMessage({ number, ...(await answer(works, work, given)) })
  })
  parentPort!.postMessage('ready')
}

async function answer(works: Works, work: string, given: unknown[]) {
  try {
    return { result: await works[work]!(...(given as never[])) }
  } catch (error) {
    if (error instanceof Problem) {
      const { status, message, fields } = error
      return { problem: { status, message, fields } }
    }
    if (error instanceof Trouble) {
      const { told, message, status, retryAfterSeconds } = error
      return { trouble: { told, message, status, retryAfterSeconds } }
    }
    return { mistake: String((error as Error).stack ?? error) }
  }
}
