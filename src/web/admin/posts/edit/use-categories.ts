import { useQuery } from '@tanstack/react-query'

/** The categories without All; none when they cannot be had, and the screen works on. */
export function useCategories() {
  const { data, isFetched, refetch } = useQuery<{ categories?: string[] }>({
    queryKey: ['/api/blogs/categories'],
  })
  return { categories: data?.categories ?? [], isKnown: isFetched, load: refetch }
}
