import type { PageEntry, PageKind } from './page-entry.ts'

type Numbered = Pick<PageEntry, 'path' | 'kind'>

const letters: Partial<Record<PageKind, string>> = { legal: 'L', page: 'P' }

const two = (figure: number) => String(figure).padStart(2, '0')

/**
 * The number of each sheet in a set. What stands on the map has its number there, a card its service's and its
 * own, other pages a letter.
 */
export function sheetNumbers(
  pages: Numbered[],
  plots: { path: string; number: number }[],
): Map<string, string> {
  const onMap = new Map(plots.map(({ path, number }) => [path, two(number)]))
  const numbers = new Map<string, string>()
  const counted = new Map<string, number>()
  const next = (of: string) => {
    const count = (counted.get(of) ?? 0) + 1
    counted.set(of, count)
    return count
  }
  for (const { path, kind } of pages) {
    const parent = onMap.get(path.slice(0, path.lastIndexOf('/')))
    const letter = letters[kind] ?? 'A'
    const own =
      onMap.get(path) ?? (parent ? `${parent}.${next(parent)}` : letter + two(next(letter)))
    numbers.set(path, own)
  }
  return numbers
}

/** What is written from day to day is numbered by the day on which it came out. */
export const sheetOfDay = (letter: string, day: string) =>
  `${letter}${day.slice(2, 10).replaceAll('-', '')}`
