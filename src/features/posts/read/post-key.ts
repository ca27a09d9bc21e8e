import { noSuchPost } from './no-such-post.ts'

/** PostgreSQL would not even look for a key with a null character in it. */
export function keyOf({ key }: { key: string }): string {
  if (!/^[\w-]+$/.test(key)) throw noSuchPost()
  return key
}
