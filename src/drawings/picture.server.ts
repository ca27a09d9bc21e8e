import manifest from './manifest.json' with { type: 'json' }

export type Picture = {
  src: string
  width: number
  height: number
  viewBox: string
  title: string
  description: string
  /** What its callouts say, and the width from which they can be read. */
  notes?: string[]
  readableFrom?: number
  /** Of the map: which document stands on each plot. */
  plots?: string[]
}

const pictures: Record<string, Picture> = manifest

export const drawingNames: ReadonlySet<string> = new Set(Object.keys(pictures))

/** The finished file of a drawing, for loaders to hand to a page. */
export function picture(id: string): Picture {
  const found = pictures[id]
  if (!found) throw new Error(`No drawing is called '${id}'.`)
  return found
}
