import { useCallback, useEffect, useState } from 'react'
import type { Post } from '../../../../features/posts/post-schema.ts'
import { deskCall, sentenceOf } from '../../session/desk-call.ts'

/** The post that the address names: from the list, or fetched when the list has not come that far. */
export function useOpenPost(key: string | null, listed: Post[]) {
  const [fetched, setFetched] = useState<Post>()
  const [trouble, setTrouble] = useState<string>()
  const known = listed.find((post) => post.key === key)
  const isKnown = known !== undefined

  const load = useCallback(async () => {
    setTrouble(undefined)
    if (!key || isKnown) return
    try {
      const { post } = await deskCall<{ post: Post }>(`/api/blogs/post/key/${key}`)
      setFetched(post)
    } catch (error) {
      setTrouble(sentenceOf(error))
    }
  }, [key, isKnown])
  useEffect(() => void load(), [load])

  const post = known ?? (fetched?.key === key ? fetched : undefined)
  return { post: key ? post : undefined, trouble: key ? trouble : undefined, load }
}
