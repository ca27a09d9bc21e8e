import type { Log } from '../../platform/log.ts'
import { commonRefusals } from '../../platform/http/common-refusals.ts'
import { Problem } from '../../platform/problem.ts'
import { ApiUnreachable } from '../api-unreachable.ts'

/** Reads a path of the API; undefined is what the API says it has not. */
export type AskApi = (path: string) => Promise<unknown>

const longestMs = 2500
const mostBytes = 8 * 1024 * 1024
/** While it gives no answer, or asks to be left alone, nobody waits for the API again so soon. */
const restMs = 5000
const asksForRest = [429, 503]
/** A page asks for the same thing more than once while it is made. */
const cachedMs = 2000
const mostCached = 200
const mostSteps = 3

/** It is there, but this answer is of no use: only who asked for this path is told so. */
class OddAnswer extends Error {}

/** What API_BASE_URL answers, within limits: a page never hangs because of it. */
export function apiElsewhere(base: string, log: Log): AskApi {
  const cached = new Map<string, { answer: Promise<unknown>; until: number }>()
  let restsUntil = 0

  async function ask(path: string): Promise<unknown> {
    if (performance.now() < restsUntil) throw new ApiUnreachable()
    try {
      return await read(base + path)
    } catch (error) {
      if (error instanceof Problem) throw error
      if (!(error instanceof OddAnswer)) restsUntil = performance.now() + restMs
      log.warn({ err: error, path }, 'API_BASE_URL did not answer as it should')
      throw new ApiUnreachable()
    }
  }

  return (path) => {
    const known = cached.get(path)
    if (known && performance.now() < known.until) return known.answer
    const answer = ask(path)
    cached.delete(path)
    cached.set(path, { answer, until: performance.now() + cachedMs })
    if (cached.size > mostCached) cached.delete(cached.keys().next().value!)
    return answer
  }
}

async function read(address: string): Promise<unknown> {
  const answer = await answerAt(address, AbortSignal.timeout(longestMs))
  if (answer.status === 400)
    throw new Problem({
      ...commonRefusals['request-refused'],
      message: 'The API does not know what it was asked for.',
    })
  if (answer.status === 404 || answer.status === 410) return undefined
  if (!answer.ok) {
    const Failure = asksForRest.includes(answer.status) ? Error : OddAnswer
    throw new Failure(`${address} answered ${answer.status}.`)
  }
  const text = await limitedText(answer, address)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new OddAnswer(`${address} answered with broken JSON.`, { cause })
  }
}

/** An API leads on to addresses of its own only: what else we could reach from here is none of its business. */
async function answerAt(address: string, signal: AbortSignal, steps = 0): Promise<Response> {
  const headers = { accept: 'application/json' }
  const answer = await fetch(address, { headers, signal, redirect: 'manual' })
  const to = answer.headers.get('location')
  if (answer.status < 300 || answer.status > 399 || to === null) return answer
  const next = URL.parse(to, address)
  if (next?.host !== new URL(address).host || steps === mostSteps)
    throw new OddAnswer(`${address} leads on to ${to}, which is not followed.`)
  await answer.body?.cancel()
  return answerAt(next.href, signal, steps + 1)
}

async function limitedText({ body }: Response, address: string): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.byteLength
    if (bytes > mostBytes)
      throw new OddAnswer(`${address} answered with more than ${mostBytes} bytes.`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
