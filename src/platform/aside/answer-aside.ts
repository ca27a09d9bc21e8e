import { parentPort } from 'node:worker_threads'
import { Problem } from '../problem.ts'

export type Works = Record<string, (...given: never[]) => unknown>
export type Asked = { work: string; given: unknown[] }
export type Answer =
  | { result: unknown }
  | { message: string; problem?: Pick<Problem, 'status' | 'fields'> }

/** What the thread beside the main one does, once it has said that it is ready: each piece of work that it is asked for, by its name. */
export function answerAside(works: Works) {
  parentPort!.on('message', async ({ work, given }: Asked) => {
    parentPort!.postMessage(await answer(works, work, given))
  })
  parentPort!.postMessage('ready')
}

async function answer(works: Works, work: string, given: unknown[]): Promise<Answer> {
  try {
    return { result: await works[work]!(...(given as never[])) }
  } catch (error) {
    if (!(error instanceof Problem)) return { message: String((error as Error).stack ?? error) }
    const { status, message, fields } = error
    return { message, problem: { status, fields } }
  }
}
