import { findPictures } from '../../media/find-pictures.ts'
import { findPostByKey, findPostBySlug } from './find-post.ts'
import { listCategories } from '../categories/list-categories.ts'
import type { CachedLists } from '../cache/cached-lists.ts'
import { type Asked, listPosts, listWholePosts } from './list-posts.ts'
import type { Post } from '../post-schema.ts'
import { countPublishedPosts, listAddresses } from './post-addresses.ts'
import { neighboursOf } from './neighbours-of.ts'
import { relatedPosts } from './related-posts.ts'
import { renderPost } from '../render/render-post.ts'
import type { Db } from '../../../platform/db/tables.ts'

/** All that pages read of the blog, over this database; what is kept is for who hears of changes. */
export const openBlog = (db: Db, lists?: CachedLists) => ({
  list: (asked?: Asked) => listPosts(db, asked, lists?.newest),
  listWhole: (asked?: Asked) => listWholePosts(db, asked),
  categories: () => lists?.categories() ?? listCategories(db),
  findBySlug: (slug: string) => lists?.bySlug(slug) ?? findPostBySlug(db, slug),
  findByKey: (key: string) => findPostByKey(db, key),
  related: (post: Post, most?: number) => relatedPosts(db, post, most, lists?.newest),
  neighbours: (post: Post) => lists?.neighbours(post) ?? neighboursOf(db, post),
  render: (post: Post) => renderPost(post, (ids) => findPictures(db, ids)),
  count: () => countPublishedPosts(db),
  addresses: (part: { from: number; most: number }) => listAddresses(db, part),
})

export type Blog = ReturnType<typeof openBlog>
