import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { kindNamed } from '../documents/kinds/all-kinds.ts'
import { readPack } from '../documents/packs/read-pack.ts'
import { type Leaf, leavesIn } from '../documents/schema/leaves.ts'
import type { Drawings } from '../documents/write/check-value.ts'
import type { Neutral } from './still-given.ts'

/** What even a company of which nothing is known says and shows to its visitors: any company may go on with it. */
export function neutralWords(blankPack: string, drawings: Drawings, now: string): Neutral {
  const said = new Set(
    readPack(blankPack, drawings, now).documents.flatMap(({ kind, published }) =>
      leavesIn(kindNamed(kind), published).map((leaf) => keyOf(kind, leaf.field, leaf.said)),
    ),
  )
  const shown = new Set(
    readdirSync(join(blankPack, 'drawings')).map((file) => file.replace(/\.svg$/, '')),
  )
  const isShown = ({ is, said: name }: Leaf) =>
    /^(picture|drawing)$/.test(is) && shown.has(String(name))
  return (kind, leaf) => isShown(leaf) || said.has(keyOf(kind, leaf.field, leaf.said))
}

const keyOf = (...parts: unknown[]) => JSON.stringify(parts)
