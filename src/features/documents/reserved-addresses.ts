import { type KindName, kindNamed } from './kinds/all-kinds.ts'

/** What pages of the program, its files and its API begin with; Home's picture and its Markdown are `home` and `index`. */
const reserved = new Set(
  'admin api assets blog-posting-by-lexical blogs careers contact drawings feed fonts healthz home index insights jobs locales look media metrics preview products readyz search services sitemaps social status work'.split(
    ' ',
  ),
)

export const isReservedName = (name: string) => reserved.has(name.toLowerCase())

export const isReserved = (kind: KindName, slug: string) =>
  kindNamed(kind).under === '/' && isReservedName(slug)
