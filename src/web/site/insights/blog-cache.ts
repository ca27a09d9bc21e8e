import { slugInAddress } from '../../../features/posts/read/slug-in-address.ts'
import { type BlogPost, readBlogPost } from './blog-post.ts'

export const cacheName = 'cachedBlogs'
const cacheChange = 'blog-cache-updated'

const longestAge = 604_800_000
const mostPosts = 10

type CachedPost = BlogPost & { cachedAt: number }

/** The posts that this browser has read lately, newest first; one that cannot be read is empty. */
export function readCache(now = Date.now()): CachedPost[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(cacheName) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept
      .flatMap((entry) => readBlogPost(entry) ?? [])
      .filter((entry): entry is CachedPost => isFresh(entry, now))
      .sort((a, b) => b.cachedAt - a.cachedAt)
      .slice(0, mostPosts)
  } catch {
    return []
  }
}

function isFresh(entry: object, now: number) {
  const { cachedAt } = entry as { cachedAt?: unknown }
  return typeof cachedAt === 'number' && Math.abs(now - cachedAt) < longestAge
}

/** Remembers a post and forgets the oldest; a browser that keeps nothing is no reason to stop. */
export function cachePost(post: BlogPost, now = Date.now()) {
  const others = readCache(now).filter(({ key }) => key !== post.key)
  write([{ ...post, cachedAt: now }, ...others].slice(0, mostPosts))
}

export function forgetPost(forgotten: string) {
  write(readCache().filter(({ key }) => key !== forgotten))
}

function write(posts: CachedPost[]) {
  try {
    localStorage.setItem(cacheName, JSON.stringify(posts))
    dispatchEvent(new Event(cacheChange))
  } catch {
    /* A full or forbidden store: the post is read from the network the next time. */
  }
}

/** The kept post with a key, or with the slug of an address. */
export function cachedPost(wanted: { key?: string; slug: string }): CachedPost | undefined {
  const kept = readCache()
  return (
    kept.find(({ key }) => key === wanted.key) ??
    kept.find((post) => slugInAddress(post) === wanted.slug)
  )
}

/** Tells of every change, whether this tab, another, or another part of the page made it. */
export function watchCache(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === cacheName || key === null) changed()
  }
  addEventListener('storage', onStorage)
  addEventListener(cacheChange, changed)
  return () => {
    removeEventListener('storage', onStorage)
    removeEventListener(cacheChange, changed)
  }
}
