import { isIPv6 } from 'node:net'

const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** Some proxies add the port that somebody asks from: another one for each connection. */
const withPort = /^(?:(\d+\.\d+\.\d+\.\d+)|\[(.+)\])(?::\d+)?$/

const withoutPort = (address: string) => {
  const [, v4, v6] = withPort.exec(address) ?? []
  return v4 ?? v6 ?? address
}

/** One visitor may have all of an IPv6 /64, so that is what counts as one address. */
export const networkOf = (address: string): string =>
  cut(withoutPort(address), 4) ?? bare(withoutPort(address))

/** The /48 that a provider gives to one customer: 65,536 networks; undefined for IPv4. */
export const siteOf = (address: string): string | undefined => cut(withoutPort(address), 3)

/**
 * Whose turn it is, and whose number counts, where networks are told apart in memory. A customer with
 * a /48 is four askers, and not one for each of its networks.
 */
export function turnOf(address: string): string {
  const network = networkOf(address)
  const site = siteOf(address)
  return site ? `${site} ${Number.parseInt(network.split(':')[3]!, 16) % 4}` : network
}

const bare = (address: string) => mappedIPv4.exec(address)?.[1] ?? address

function cut(address: string, length: number): string | undefined {
  if (mappedIPv4.test(address) || !isIPv6(address)) return undefined
  const [front = '', back] = address.split('%', 1)[0]!.split('::')
  const first = front.split(':').filter(Boolean)
  const last = back?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0')
  const groups = [...first, ...zeros, ...last].slice(0, length)
  const written = groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
  return `${written}::/${length * 16}`
}
