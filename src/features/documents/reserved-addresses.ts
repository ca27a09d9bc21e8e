import { type KindName, kindNamed } from './kinds/all-kinds.ts'
import { ofProgram } from './redirects/unreachable.ts'

/** What else pages, feeds and doors begin with; Home's picture and its Markdown are `home` and `index`. */
const ofPages =
  'blog-posting-by-lexical blogs careers contact feed home index insights jobs products search services status work'
const reserved = new Set([...ofProgram, ...ofPages.split(' ')])

export const isReservedName = (name: string) => reserved.has(name.toLowerCase())

export const isReserved = (kind: KindName, slug: string) =>
  kindNamed(kind).under === '/' && isReservedName(slug)
