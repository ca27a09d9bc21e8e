/** The post whose page is shown already and may now be asked of the server. */
let behind: string | undefined

export function requestRevalidation(slug: string) {
  behind = slug
}

export function takeRevalidation(slug: string): boolean {
  const isBehind = behind === slug
  behind = undefined
  return isBehind
}
