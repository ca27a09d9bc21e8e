import { decoded } from '../../platform/words/decoded.ts'

const postAddress = /^\/insights\/([^/]+)$/i

/** Whether a post may stand at a path; the directory looks for it in the database. */
export const isPostPath = (path: string) => postAddress.test(path)

export const slugIn = (path: string) => postAddress.exec(path)?.[1]

/** The desk's are not in the directory; all of them are written like this. */
const deskAddress = /^\/admin(\/[a-z-]+)*$/

/** A link may have a broken percent-encoding: it leads nowhere as it is. */
export const asWritten = (path: string) => decoded(path).toLowerCase()

/**
 * The address as the directory spells it, so that no page is rendered and kept once for each way
 * to write its letters; an address that is in neither the directory nor the desk stays as it is.
 */
export function spellAddress(address: string, spellings: Map<string, string>): string {
  const [, path = '', ending = ''] =
    /^([^?]*?)((?:\.md|(?:\/_)?\.data)?(?:\?.*)?)$/.exec(address) ?? []
  const slug = slugIn(path)
  if (slug !== undefined) return `/insights/${encodeURIComponent(asWritten(slug))}${ending}`
  const written = asWritten(path)
  if (deskAddress.test(written)) return written + ending
  const spelled = spellings.get(written)
  return spelled === undefined ? address : spelled + ending
}

/** An address as a header can say it, in ASCII: an owner may lead on to one in any script. */
export function inAscii(address: string): string {
  const { href, origin } = new URL(address, 'http://here')
  return address.startsWith('/') ? href.slice(origin.length) : href
}
