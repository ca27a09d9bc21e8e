import { useCallback, useEffect, useState } from 'react'
import { deskCall } from '../../session/desk-call.ts'

/** The categories without All; none when they cannot be had, and the screen works on. */
export function useCategories() {
  const [categories, setCategories] = useState<string[]>([])
  const [isKnown, setIsKnown] = useState(false)
  const load = useCallback(async () => {
    const { categories: found = [] } = await deskCall<{ categories?: string[] }>(
      '/api/blogs/categories',
    ).catch(() => ({ categories: [] }))
    setCategories(found)
    setIsKnown(true)
  }, [])
  useEffect(() => void load(), [load])
  return { categories, isKnown, load }
}
