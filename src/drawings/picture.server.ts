import manifest from './manifest.json' with { type: 'json' }

export type Picture = {
  src: string
  width: number
  height: number
  viewBox: string
  title: string
  description: string
}

const pictures: Record<string, Picture> = manifest

/** The finished file of a drawing, for loaders to hand to a page. */
export function picture(id: string): Picture {
  const found = pictures[id]
  if (!found) throw new Error(`No drawing is called '${id}'.`)
  return found
}
