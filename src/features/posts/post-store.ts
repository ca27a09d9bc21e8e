import { type Expression, sql, type SqlBool } from 'kysely'
import type { PostState } from './post-schema.ts'
import type { Db, Tx } from '../../platform/db/tables.ts'

/** A post with `deletedAt` lies in the trash; `trashedWith` names the category it went there with. */
export type PostTable = {
  id: string
  slug: string
  title: string
  category: string
  categoryKey: string
  thumbnail: string
  summary: string
  /** The first words of the content, for lists. */
  opening: string
  authorName: string
  state: PostState
  publishedAt: string
  createdAt: string
  updatedAt: string
  deletedAt: string | null
  trashedWith: string | null
  version: number
  content: string
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    posts: PostTable
  }
}

/** Where a list goes on: below this post. */
export type Cursor = { publishedAt: string; id: string }

type Span = { now: string; categoryKey?: string | undefined; after?: Cursor | undefined }

export const cardColumns = [
  'id',
  'slug',
  'title',
  'category',
  'categoryKey',
  'thumbnail',
  'summary',
  'opening',
  'authorName',
  'publishedAt',
  'updatedAt',
  'version',
] as const

export type PostCard = Pick<PostTable, (typeof cardColumns)[number]>

/** Spelled out rather than bound: the engines take a partial index only for a condition they can read. */
export const isListed = sql<SqlBool>`"state" = 'published' and "deletedAt" is null`

const listed = (db: Db, { now, categoryKey, after }: Span) =>
  db
    .selectFrom('posts')
    .where(isListed)
    .$if(categoryKey !== undefined, (query) => query.where('categoryKey', '=', categoryKey!))
    .$if(after === undefined, (query) => query.where('publishedAt', '<=', now))
    .$if(after !== undefined, (query) => query.where(isBelow(after!)))
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')

const isBelow = ({ publishedAt, id }: Cursor): Expression<SqlBool> =>
  sql<SqlBool>`("publishedAt", "id") < (${publishedAt}, ${id})`

const isAbove = ({ publishedAt, id }: Cursor): Expression<SqlBool> =>
  sql<SqlBool>`("publishedAt", "id") > (${publishedAt}, ${id})`

export const listedCards = (db: Db, span: Span, most: number): Promise<PostCard[]> =>
  listed(db, span).select(cardColumns).limit(most).execute()

export const listedPosts = (
  db: Db,
  span: Span,
  most: number,
): Promise<(PostCard & { content: string })[]> =>
  listed(db, span).select(cardColumns).select('content').limit(most).execute()

export const anyListed = async (db: Db, now: string): Promise<boolean> =>
  (await listed(db, { now }).select('id').limit(1).executeTakeFirst()) !== undefined

/** Counted in a list with an order and an end: for a bare count SQLite reads the whole table, past its index. */
export async function listedCount(db: Db, now: string): Promise<number> {
  const { count } = await db
    .selectFrom(listed(db, { now }).select('id').limit(Number.MAX_SAFE_INTEGER).as('listed'))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const listedAddresses = (
  db: Db,
  now: string,
  { from, most }: { from: number; most: number },
) =>
  db
    .selectFrom('posts')
    .select(['slug', 'publishedAt', 'updatedAt'])
    .where(isListed)
    .where('publishedAt', '<=', now)
    .orderBy('publishedAt')
    .orderBy('id')
    .limit(most)
    .offset(from)
    .execute()

export const newerCard = (db: Db, place: Cursor, now: string) =>
  db
    .selectFrom('posts')
    .select(cardColumns)
    .where(isListed)
    .where('publishedAt', '<=', now)
    .where(isAbove(place))
    .orderBy('publishedAt', 'asc')
    .orderBy('id', 'asc')
    .limit(1)
    .executeTakeFirst()

export const publishedPost = (db: Db, id: string, now: string) =>
  db
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', id)
    .where(isListed)
    .where('publishedAt', '<=', now)
    .executeTakeFirst()

export const publishedCategories = (db: Db, now: string) =>
  db
    .selectFrom('categories')
    .select('name')
    .where('deletedAt', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('posts')
          .select('id')
          .whereRef('posts.categoryKey', '=', 'categories.key')
          .where(sql<SqlBool>`posts."state" = 'published' and posts."deletedAt" is null`)
          .where('publishedAt', '<=', now),
      ),
    )
    .execute()

/** A post held for this transaction: an update that changes nothing locks the row on both engines. */
const held = (db: Tx) => db.updateTable('posts').set((post) => ({ version: post.ref('version') }))

export const lockPost = (db: Tx, id: string) =>
  held(db).where('id', '=', id).where('deletedAt', 'is', null).returningAll().executeTakeFirst()

export async function slugOfPost(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('posts').select('slug').where('id', '=', id).executeTakeFirst()
  return row?.slug
}

/** The trash included. */
export const lockAnyPost = (db: Tx, id: string) =>
  held(db).where('id', '=', id).returningAll().executeTakeFirst()

export const lockTrashedPost = (db: Tx, id: string) =>
  held(db).where('id', '=', id).where('deletedAt', 'is not', null).returningAll().executeTakeFirst()

export const lockCategoryPosts = (db: Tx, categoryKey: string) =>
  held(db)
    .where('categoryKey', '=', categoryKey)
    .where('deletedAt', 'is', null)
    .returningAll()
    .execute()

export const lockPostsTrashedWith = (db: Tx, trashedWith: string) =>
  held(db).where('trashedWith', '=', trashedWith).returningAll().execute()

export const addPost = (db: Tx, post: PostTable) => db.insertInto('posts').values(post).execute()

export const replacePost = (db: Tx, post: PostTable) =>
  db.updateTable('posts').set(post).where('id', '=', post.id).execute()

/** Whether there has ever been a post, the trash included. */
export async function hasPosts(db: Tx): Promise<boolean> {
  const row = await db.selectFrom('posts').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

export const trashedPosts = (db: Db) =>
  db
    .selectFrom('posts')
    .select(['id', 'title', 'category', 'trashedWith', 'deletedAt'])
    .where('deletedAt', 'is not', null)
    .orderBy('deletedAt', 'desc')
    .orderBy('id')
    .limit(500)
    .execute()

export const anyPost = (db: Db, id: string) =>
  db
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

const unpublishedColumns = [
  'id',
  'slug',
  'title',
  'category',
  'state',
  'publishedAt',
  'updatedAt',
  'version',
] as const

/** Drafts, and what is scheduled for later than now. */
export const unpublishedPosts = (db: Db, now: string) =>
  db
    .selectFrom('posts')
    .select(unpublishedColumns)
    .where('deletedAt', 'is', null)
    .where((row) => row.or([row('state', '=', 'draft'), row('publishedAt', '>', now)]))
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(500)
    .execute()

/** The first moment after this one at which a post appears. */
export async function nextPublication(db: Db, after: string) {
  const row = await db
    .selectFrom('posts')
    .select('publishedAt')
    .where(isListed)
    .where('publishedAt', '>', after)
    .orderBy('publishedAt')
    .limit(1)
    .executeTakeFirst()
  return row?.publishedAt
}
