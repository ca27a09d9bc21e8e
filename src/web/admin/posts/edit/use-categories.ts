import { useQuery } from '@tanstack/react-query'
import { addressOf } from '../../session/call-route.ts'
import { asks } from '../../session/desk-data.ts'

/** The categories without All; none when they cannot be had, and the screen works on. */
export function useCategories() {
  const { data, isFetched, refetch } = useQuery(asks(addressOf('GET /api/blogs/categories')))
  return { categories: data?.categories ?? [], isKnown: isFetched, load: refetch }
}
