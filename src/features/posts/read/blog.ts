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
import type { Ctx } from '../../../platform/ctx.ts'

/** All that pages read of the blog, over this database; what is kept is for who hears of changes. */
export const openBlog = (ctx: Pick<Ctx, 'db' | 'clock'>, lists?: CachedLists) => ({
  list: (asked?: Asked) => listPosts(ctx, asked, lists?.newest),
  listWhole: (asked?: Asked) => listWholePosts(ctx, asked),
  categories: () => lists?.categories() ?? listCategories(ctx),
  findBySlug: (slug: string) => lists?.bySlug(slug) ?? findPostBySlug(ctx, slug),
  findByKey: (key: string) => findPostByKey(ctx, key),
  related: (post: Post, most?: number) => relatedPosts(ctx, post, most, lists?.newest),
  neighbours: (post: Post) => lists?.neighbours(post) ?? neighboursOf(ctx, post),
  render: (post: Post) => renderPost(post, (ids) => findPictures(ctx.db, ids)),
  count: () => countPublishedPosts(ctx),
  addresses: (part: { from: number; most: number }) => listAddresses(ctx, part),
})

export type Blog = ReturnType<typeof openBlog>
