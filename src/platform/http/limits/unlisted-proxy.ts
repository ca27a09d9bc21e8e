import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, type Socket } from 'node:net'
import type { Log } from '../../log.ts'

/** Who sent a forwarded header although nobody said that its word counts. */
export type UnlistedProxy = { address: string; header: string }

export const forwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip']

/** Private networks: a request from there comes through a proxy, not from a visitor. */
const inside = blockListOf(
  '127.0.0.0/8 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 100.64.0.0/10 169.254.0.0/16 ::1/128 fc00::/7 fe80::/10'.split(
    ' ',
  ),
)

/**
 * Behind a proxy that TRUST_PROXY does not name all visitors have one address, and share its limits.
 * Says so in the log at the first sign; a proxy inside our own network is told of even after a
 * stranger has sent such a header, and then nothing more.
 */
export function watchForUnlistedProxy(trustProxy: string[], log: Log) {
  const listed = blockListOf(trustProxy)
  let seen: (UnlistedProxy & { isInside: boolean }) | undefined
  /** A socket that a request with such a header came on. */
  const look = (header: string | undefined, socket: Pick<Socket, 'remoteAddress'>) => {
    if (!header || seen?.isInside) return
    const address = socket.remoteAddress?.replace(/^::ffff:/i, '').split('%', 1)[0]
    if (!address || holds(listed, address)) return
    const isInside = holds(inside, address)
    if (seen && !isInside) return
    seen = { address, header, isInside }
    log.warn(
      { address, header },
      'Requests carry a forwarded header from an address that TRUST_PROXY does not list: if it is a proxy of yours, all visitors count as one and share its limits',
    )
  }
  return {
    look,
    lookAt: ({ headers, socket }: IncomingMessage) => {
      if (!seen?.isInside)
        look(
          forwarded.find((name) => headers[name] !== undefined),
          socket,
        )
    },
    seen: (): UnlistedProxy | undefined => seen && { address: seen.address, header: seen.header },
  }
}

function blockListOf(ranges: string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

const holds = (list: BlockList, address: string) =>
  list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
