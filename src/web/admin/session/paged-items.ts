import type { InfiniteData, QueryClient } from '@tanstack/react-query'

/** A page of a list, and from where the next one goes on. */
export type Page<T> = { items: T[]; next: string | null }

/** All pages in a row. What came in meanwhile moves the rest down, so an item may come twice. */
export function inARow<T>(pages: Page<T>[], idOf: (item: T) => string): T[] {
  const all = new Map<string, T>()
  for (const { items } of pages)
    for (const item of items) if (!all.has(idOf(item))) all.set(idOf(item), item)
  return [...all.values()]
}

/** Changes what the lists of a noun show, without asking again. */
export function changeItems<T>(data: QueryClient, noun: string, change: (items: T[]) => T[]) {
  data.setQueriesData<InfiniteData<Page<T>>>(
    { queryKey: ['list', noun] },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, items: change(page.items) })),
      },
  )
}
