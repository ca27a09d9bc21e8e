import { decoded } from '../../../platform/words/decoded.ts'
import { likenessOf } from '../../../features/search/edit-distance.ts'
import type { PageEntry } from '../page-entry.ts'

type Named = Pick<PageEntry, 'path' | 'title'>
type Shape = { segments: string[]; words: Set<string> }

/** Longer parts of an address are cut: distance costs the product of both lengths. */
const longestSegment = 40
const mostSegments = 6
const mostWords = 16
const enough = 0.45
const most = 4

/** The entries whose addresses are most like the one asked for, the likeliest first. */
export function nearestTo<Entry extends Named>(path: string, entries: Entry[]): Entry[] {
  const asked = shapeOf(path, '')
  if (asked.segments.length === 0) return []
  return entries
    .map((entry) => ({ entry, likeness: likeness(asked, shapeFor(entry)) }))
    .filter((one) => one.likeness >= enough)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ entry }) => entry)
}

const shapes = new WeakMap<Named, Shape>()

function shapeFor(entry: Named): Shape {
  let shape = shapes.get(entry)
  if (!shape) shapes.set(entry, (shape = shapeOf(entry.path, entry.title)))
  return shape
}

function shapeOf(path: string, title: string): Shape {
  const segments = decoded(path)
    .split('/')
    .filter(Boolean)
    .slice(-mostSegments)
    .map((segment) =>
      segment
        .slice(0, 4 * longestSegment)
        .toLowerCase()
        .replace(/\.\w{1,5}$/, '')
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '')
        .slice(0, longestSegment),
    )
    .filter(Boolean)
  const words = [...segments, title.toLowerCase()]
    .flatMap((part) => part.split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 1)
  return { segments, words: new Set(words.slice(0, mostWords)) }
}

const isBelow = (segments: string[], way: string[]) =>
  segments.length > way.length && way.every((part, index) => part === segments[index])

/** The same name comes first, then what lies below. Then, from 0 to 1: mostly one part of the address, the last before others; then words; then the way. */
function likeness(asked: Shape, entry: Shape): number {
  if (entry.segments.join('/') === asked.segments.join('/')) return 3
  if (isBelow(entry.segments, asked.segments)) return 2 - entry.segments.length / 10
  const [last = '', ...way] = asked.segments.toReversed()
  const [name = '', ...entryWay] = entry.segments.toReversed()
  const above = way.findIndex((part) => part === name)
  const named = Math.max(alike(last, name), above < 0 ? 0 : 0.75 - above / 4)
  const words = shared(asked.words, entry.words)
  if (0.6 * named + 0.25 * words + 0.15 < enough) return 0
  const sameWay = way.length === entryWay.length ? alike(way.join('/'), entryWay.join('/')) : 0
  return 0.6 * named + 0.25 * words + 0.15 * sameWay
}

function shared(asked: Set<string>, entry: Set<string>): number {
  let hits = 0
  for (const word of asked) if (entry.has(word)) hits++
  return asked.size === 0 ? 0 : hits / asked.size
}

function alike(one: string, other: string): number {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  const within = short.length >= 4 && `-${long}-`.includes(`-${short}-`) ? 0.8 : 0
  return Math.max(within, likenessOf(one, other))
}
