const postAddress = /^\/insights\/([^/]+)$/i

/** Whether a post may stand at a path; the directory looks for it in the database. */
export const isPostPath = (path: string) => postAddress.test(path)

export const slugIn = (path: string) => postAddress.exec(path)?.[1]

export const asWritten = (path: string) => decodeURIComponent(path).toLowerCase()

/**
 * The address as the directory spells it, so that no page is rendered and kept once for each way
 * to write its letters; an address that is not in the directory stays as it is.
 */
export function spellAddress(address: string, spellings: Map<string, string>): string {
  const [, path = '', ending = ''] = /^([^?]*?)((?:\.md|\.data)?(?:\?.*)?)$/.exec(address) ?? []
  const slug = slugIn(path)
  if (slug !== undefined) return `/insights/${encodeURIComponent(asWritten(slug))}${ending}`
  const spelled = spellings.get(asWritten(path))
  return spelled === undefined ? address : spelled + ending
}
