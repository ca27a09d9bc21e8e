import manifest from './manifest.json' with { type: 'json' }
import type { Pictured } from './picture-list.ts'

/** A drawing of a pack, with the address of its file. */
export type Picture = Pictured & { src: string; sha256: string }

const pictures = manifest as unknown as Record<string, Picture>

export const drawingNames: ReadonlySet<string> = new Set(Object.keys(pictures))

/** What their files are, to the byte. */
export const drawingHashes: ReadonlyMap<string, string> = new Map(
  Object.entries(pictures).map(([name, { sha256 }]) => [name, sha256]),
)

/** All of them, as a shelf shows them. */
export const drawn = Object.entries(pictures).map(
  ([name, { src, width, height, title, description }]) => ({
    name,
    src,
    width,
    height,
    title,
    description,
  }),
)

/** The finished file of a drawing, for loaders to hand to a page. */
export function picture(id: string): Picture {
  const found = pictures[id]
  if (!found) throw new Error(`No drawing is called '${id}'.`)
  return found
}
