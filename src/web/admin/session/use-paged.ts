import { useInfiniteQuery } from '@tanstack/react-query'
import type { Address } from './call-route.ts'
import { deskCall } from './desk-call.ts'
import { inARow, type Page } from './paged-items.ts'

type PagedList<A, P extends Page<unknown>> = {
  noun: string
  path: Address<A>
  /** How the address names the place from which a page goes on. */
  place: 'after' | 'continuationToken'
  read: (answer: A) => P
  idOf: (item: P['items'][number]) => string
}

/** A list that comes page by page; pages under way for another list are dropped. */
export function usePaged<A, P extends Page<unknown>>(list: PagedList<A, P>) {
  const { noun, path, place, read, idOf } = list
  const asked = useInfiniteQuery({
    queryKey: ['list', noun, path],
    queryFn: async ({ pageParam, signal }) => {
      const on = new URLSearchParams({ [place]: pageParam })
      const address = pageParam ? `${path}${path.includes('?') ? '&' : '?'}${on}` : path
      return read(await deskCall<A>(address, { signal }))
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
  })
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = asked
  const pages = data?.pages ?? []
  const items: P['items'][number][] = inARow(pages, idOf)
  return {
    items: items as P['items'],
    first: pages[0] as P | undefined,
    error,
    failedAt: asked.errorUpdatedAt,
    isFetching,
    isEmpty: data !== undefined && items.length === 0 && !hasNextPage,
    // There also while it is asked for: a button that went would take the focus with it.
    more: hasNextPage && !error ? () => void (isFetching || fetchNextPage()) : undefined,
    retry: () => void (asked.isFetchNextPageError ? fetchNextPage() : refetch()),
    refetch,
  }
}
