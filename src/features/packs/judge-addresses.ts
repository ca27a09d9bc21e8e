import type { TellFault } from '../documents/packs/pack-file.ts'

type Addressed = {
  file: string
  is: { id: string; slug: string | null; formerly?: string[] }
}

/** No two files may be the same thing, or lead to two things from one address. */
export function judgeAddresses(all: Addressed[], tell: TellFault) {
  const ids = new Map<string, string>()
  const addresses = new Map<string, string>()
  const take = (taken: Map<string, string>, [file, field, key]: [string, string, string]) => {
    const other = taken.get(key)
    if (other !== undefined) tell(file, field, `${other} has the same.`)
    taken.set(key, file)
  }
  for (const { file, is } of all) {
    take(ids, [file, 'id', is.id])
    if (is.slug !== null) take(addresses, [file, 'slug', is.slug])
    for (const slug of is.formerly ?? []) take(addresses, [file, 'formerly', slug])
  }
}
