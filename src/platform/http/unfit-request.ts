import type { IncomingMessage, ServerResponse } from 'node:http'
import { connectionRefusals } from './common-refusals.ts'
import type { Refusal } from '../problem.ts'

/** What node's parser lets through although the standard does not; undefined for a fit request. */
export function unfit({ httpVersion, headers, rawHeaders }: IncomingMessage): Refusal | undefined {
  if (httpVersion !== '1.1' && httpVersion !== '1.0')
    return connectionRefusals['http-version-unknown']
  // https://www.rfc-editor.org/rfc/rfc9112#section-3.2
  if (httpVersion === '1.1' && headers.host === undefined) return connectionRefusals['host-missing']
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]!.length === 4 && rawHeaders[index]!.toLowerCase() === 'host') hosts++
  if (hosts > 1) return connectionRefusals['host-ambiguous']
  return isHost(headers.host ?? '') ? undefined : connectionRefusals['host-malformed']
}

/** A name, an address or nothing, and a port: RFC 3986, 3.2.2. A comma would be two in one, so it is left out. */
const host = /^(?:(?:[\w.~!$&'()*+;=-]|%[\da-f]{2})*|\[[\da-f:.]+\])(?::\d*)?$/i

export const isHost = (value: string) => host.test(value)

/** Says so, and ends the connection: where this request ends is no longer certain. */
export function sayUnfit(
  request: IncomingMessage,
  response: ServerResponse,
  always: Record<string, string>,
  { status, code, message }: Refusal,
) {
  const body = JSON.stringify({ message, code })
  response.writeHead(status, {
    ...always,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** The path of an address written out with scheme and host, which every server must accept: RFC 9112, 3.2.2. */
export function originForm(url: string): string {
  if (url.startsWith('/')) return url
  const [whole] = /^https?:\/\/[^/?#]+/i.exec(url) ?? []
  if (whole === undefined) return url
  const rest = url.slice(whole.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}
