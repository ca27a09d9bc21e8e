import { parentPort } from 'node:worker_threads'
import { Problem } from '../problem.ts'
import { Trouble } from '../trouble.ts'

export type Works = Record<string, (...given: never[]) => unknown>
type Asked = { number: number; work: string; given: unknown[] }
export type Answer = { number: number } & (
  | { result: unknown }
  | { problem: Pick<Problem, 'status' | 'code' | 'message' | 'fields'> }
  | { trouble: Pick<Trouble, 'told' | 'message' | 'status' | 'code' | 'retryAfterSeconds'> }
  | { mistake: string }
)

/** What a thread beside the main one does, once it has said that it is ready: each piece of work that it is asked for, by its name. */
export function answerAside(works: Works) {
  parentPort!.on('message', async ({ number, work, given }: Asked) => {
    const answered = await answer(works, work, given)
    const moved = 'result' in answered ? bytesOf(answered.result) : []
    parentPort!.postMessage({ number, ...answered }, moved)
  })
  parentPort!.postMessage('ready')
}

/** A body that owns its whole buffer is transferred instead of copied: its maker no longer needs it. */
function bytesOf(result: unknown): ArrayBuffer[] {
  const { body } = (result ?? {}) as { body?: unknown }
  if (!(body instanceof Uint8Array)) return []
  const { buffer, byteLength } = body
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []
}

async function answer(works: Works, work: string, given: unknown[]) {
  try {
    return { result: await works[work]!(...(given as never[])) }
  } catch (error) {
    if (error instanceof Problem) {
      const { status, code, message, fields } = error
      return { problem: { status, code, message, fields } }
    }
    if (error instanceof Trouble) {
      const { told, message, status, code, retryAfterSeconds } = error
      return { trouble: { told, message, status, code, retryAfterSeconds } }
    }
    return { mistake: String((error as Error).stack ?? error) }
  }
}
