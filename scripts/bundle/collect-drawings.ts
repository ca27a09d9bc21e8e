import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Picture } from '../../src/drawings/picture.server.ts'
import { type Pictured, pictureList } from '../../src/drawings/picture-list.ts'

/** Posts live in the database and name their pictures for years, so these also get a lasting address. */
const namedInPosts = /^post-/

/** Lays the drawings of all packs out for browsers, each at an address that changes with it; lists them. */
export function collectDrawings(packs: string, into: string): Record<string, Picture> {
  rmSync(into, { recursive: true, force: true })
  mkdirSync(into, { recursive: true })
  const all: Record<string, Picture> = {}
  for (const pack of readdirSync(packs).toSorted()) {
    const folder = join(packs, pack, 'drawings')
    const list = join(folder, pictureList)
    if (!existsSync(list)) continue
    const pictured: Record<string, Pictured> = JSON.parse(readFileSync(list, 'utf8'))
    for (const [id, frame] of Object.entries(pictured)) {
      if (id in all) throw new Error(`Two packs have a drawing called '${id}'.`)
      const svg = readFileSync(join(folder, `${id}.svg`))
      const sha256 = createHash('sha256').update(svg).digest('hex')
      const file = `${id}.${sha256.slice(0, 8)}.svg`
      writeFileSync(join(into, file), svg)
      if (namedInPosts.test(id)) writeFileSync(join(into, `${id}.svg`), svg)
      all[id] = { src: `/drawings/${file}`, sha256, ...frame }
    }
  }
  return all
}
