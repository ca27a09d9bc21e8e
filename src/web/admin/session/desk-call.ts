import { clearToken, readToken } from './token.ts'

type Told = { message?: string; code?: string; fields?: object }

/** What the server said no to: its sentence, and one for each field. */
export class Refusal extends Error {
  status: number
  /** What programs go by, such as `post-changed`. */
  code: string | undefined
  fields: Record<string, string>
  answer: unknown

  constructor(status: number, answer: unknown) {
    const { message, code, fields } = (answer ?? {}) as Told
    super(message || `The server answered ${status}. Please try again.`)
    this.status = status
    this.code = code
    this.fields = { ...fields }
    this.answer = answer
  }
}

export type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  /** What is sent again with the same one is made once. */
  key?: string | undefined
  signal?: AbortSignal
}

let base = ''

/** Where the API has an address, for what `deskFetch` cannot do. */
export const apiAddress = (path: string) => `${base}${path}`

export const callAt = (apiBaseUrl: string | undefined) => void (base = apiBaseUrl ?? '')

/** Asks the server in the name of whoever is logged in; a refused token is cleared, which leads to the login. */
export async function deskCall<T>(path: string, call: Call = {}): Promise<T> {
  const answer = await deskFetch(path, call)
  if (!answer.headers.get('content-type')?.includes('json')) return undefined as T
  try {
    return (await answer.json()) as T
  } catch (error) {
    if (call.signal?.aborted) throw error
    throw unreachable()
  }
}

export async function deskFetch(path: string, { method = 'GET', body, key, signal }: Call = {}) {
  const token = readToken()
  const answer = await reach(apiAddress(path), {
    method,
    signal: signal ?? null,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined || body instanceof FormData
        ? {}
        : { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  })
  if (answer.ok) return answer
  if (answer.status === 401) clearToken(token, 'refused')
  if (answer.status === 403) for (const listen of listeners) listen()
  throw new Refusal(answer.status, await answer.json().catch(() => undefined))
}

const listeners = new Set<() => void>()

/** Something was asked for that one's role may not do, or may not do any more. */
export function onForbidden(listen: () => void): () => void {
  listeners.add(listen)
  return () => void listeners.delete(listen)
}

async function reach(url: string, options: RequestInit) {
  try {
    return await fetch(url, options)
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw unreachable()
  }
}

const unreachable = () =>
  new Error('The server cannot be reached. Please check your connection and try again.')

const meant = [401, 429, 503]

/**
 * Whether another API than ours was asked for what it need not have. Some say 404; some gateways refuse every
 * address they don't know, even in a way that no browser may read.
 */
export const isUnknownElsewhere = (error: unknown) =>
  base !== '' && !(error instanceof Refusal && meant.includes(error.status))

/** Somebody else was first: the answer says how it stands now. */
export const isLate = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.status === 409

/** What is wrong in which field, where the server said so. */
export const fieldsOf = (error: unknown) => (error instanceof Refusal ? error.fields : {})

export const sentenceOf = (error: unknown) =>
  error instanceof Error ? error.message : 'Something went wrong. Please try again.'
