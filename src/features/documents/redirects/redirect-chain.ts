import { decoded } from '../../../platform/words/decoded.ts'

/** Where an address leads, one step on; nothing where it leads nowhere else. */
export type Step = (path: string) => Promise<string | undefined> | string | undefined

/** A path as addresses are compared: decoded, in small letters, without a query, a place on the page or a slash at the end. */
export function comparable(address: string): string | undefined {
  if (!address.startsWith('/')) return undefined
  const path = decoded(address.replace(/[?#].*$/, '')).toLowerCase()
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}

/** An address of this site as it is written on the site itself, without where that is. */
export function asOwn(address: string, siteUrl: string | undefined): string {
  const url = siteUrl === undefined ? null : URL.parse(address)
  const isOwn = url !== null && url.origin === URL.parse(siteUrl!)?.origin
  return isOwn ? url.pathname + url.search + url.hash : address
}

const longest = 50

/** The addresses through which a redirect would lead back to one of them; nothing where it leads on. */
export async function circleOf(
  { from, to }: { from: string; to: string },
  step: Step,
): Promise<string[] | undefined> {
  const chain = [comparable(from) ?? from]
  let next = comparable(to)
  while (next !== undefined && chain.length < longest) {
    chain.push(next)
    if (chain.indexOf(next) < chain.length - 1) return chain
    const on = await step(next)
    next = on === undefined ? undefined : comparable(on)
  }
  return undefined
}

export const circleSentence = (chain: string[]) =>
  `This would lead in a circle: ${chain.join(' → ')}.`
