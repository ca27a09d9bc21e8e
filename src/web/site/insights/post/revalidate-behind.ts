/** The post whose page is shown already and may now be asked of the server. */
let behind: string | undefined

export function goBehind(slug: string) {
  behind = slug
}

export function takeBehind(slug: string): boolean {
  const isBehind = behind === slug
  behind = undefined
  return isBehind
}
