import type { Db } from '../../../platform/db/tables.ts'
import type { PostTable } from '../post-store.ts'

const readAtOnce = 200

/** The thumbnail and content of every post, drafts and the trash included, where they contain this text. */
export async function* postsWith(db: Db, text: string): AsyncGenerator<string> {
  for await (const { thumbnail, content } of postsShowing(db, text)) yield `${thumbnail} ${content}`
}

/** Every post with this text in its thumbnail or content, drafts and the trash included. */
export async function* postsShowing(db: Db, text: string): AsyncGenerator<PostTable> {
  let last = ''
  for (;;) {
    const page = await db
      .selectFrom('posts')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(readAtOnce)
      .execute()
    if (page.length === 0) return
    const ids = page.map(({ id }) => id)
    const found = await db
      .selectFrom('posts')
      .selectAll()
      .where('id', 'in', ids)
      .where((row) =>
        row.or([row('thumbnail', 'like', `%${text}%`), row('content', 'like', `%${text}%`)]),
      )
      .execute()
    yield* found
    last = ids.at(-1)!
  }
}
