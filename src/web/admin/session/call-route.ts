import type { Answer, Given, Route } from './api-routes.ts'
import { type Call, deskCall } from './desk-call.ts'

/** An address of a route, and what that answers, which the compiler alone knows. */
export type Address<T = unknown> = string & { answers: T }

type More = Pick<Call, 'key' | 'signal'>

type Asked = { params?: Record<string, string>; query?: object; body?: unknown }

/** Nothing, where nothing has to be given. */
type Rest<Name extends Route, More = unknown> =
  object extends Given<Name> ? [given?: Given<Name> & More] : [given: Given<Name> & More]

/** Where a route is, with its names filled in. */
export function addressOf<Name extends Route>(
  route: Name,
  ...[given]: Rest<Name>
): Address<Answer<Name>> {
  const { params = {}, query = {} } = (given ?? {}) as Asked
  const path = route
    .slice(route.indexOf('/'))
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name]!))
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const address = asked.length > 0 ? `${path}?${new URLSearchParams(asked)}` : path
  return address as Address<Answer<Name>>
}

/** Calls a route: another address, body or answer than it was registered with does not compile. */
export function callRoute<Name extends Route>(
  route: Name,
  ...[given]: Rest<Name, More>
): Promise<Answer<Name>> {
  const { body, ...more } = (given ?? {}) as Asked & More
  const method = route.slice(0, route.indexOf(' ')) as Call['method'] & string
  const address = (addressOf as (route: Route, given?: Asked) => string)(route, given as Asked)
  return deskCall(address, { method, body, ...more })
}
