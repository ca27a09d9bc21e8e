import { sql } from 'kysely'
import { expect } from 'vitest'
import { onDatabase } from '../../../test/database/both-databases.ts'

onDatabase(
  'sqlite',
  'a statement that is kept knows what its table has become, here and by another transaction',
  async ({ db }) => {
    const all = () => sql`select * from notes`.execute(db).then(({ rows }) => rows)
    await sql`create table notes (text text)`.execute(db)
    await sql`insert into notes values ('kept')`.execute(db)
    expect(await all()).toEqual([{ text: 'kept' }])
    await sql`alter table notes add column place integer default 1`.execute(db)
    expect(await all()).toEqual([{ text: 'kept', place: 1 }])
    const undone = db.transaction().execute(async (trx) => {
      await sql`alter table notes add column lost integer default 2`.execute(trx)
      expect((await sql`select * from notes`.execute(trx)).rows).toEqual([
        { text: 'kept', place: 1, lost: 2 },
      ])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await all()).toEqual([{ text: 'kept', place: 1 }])
  },
)

onDatabase('sqlite', 'more statements than are kept are answered all the same', async ({ db }) => {
  const ask = async (place: number) => {
    const { rows } = await sql.raw(`select ${place} as place`).execute(db)
    expect(rows).toEqual([{ place }])
  }
  for (let place = 0; place < 1000; place++) await ask(place)
  for (let place = 0; place < 1000; place++) await ask(place)
})
