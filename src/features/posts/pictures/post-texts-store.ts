import type { Db } from '../../../platform/db/tables.ts'

const readAtOnce = 200

/** The thumbnail and content of every post, drafts and the trash included, where they contain this text. */
export async function* postsWith(db: Db, text: string): AsyncGenerator<string> {
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
      .select(['thumbnail', 'content'])
      .where('id', 'in', ids)
      .where((row) =>
        row.or([row('thumbnail', 'like', `%${text}%`), row('content', 'like', `%${text}%`)]),
      )
      .execute()
    for (const { thumbnail, content } of found) yield `${thumbnail} ${content}`
    last = ids.at(-1)!
  }
}
