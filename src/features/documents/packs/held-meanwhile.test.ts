import { sql } from 'kysely'
import { expect } from 'vitest'
import { type House, onDatabase } from '../../../../test/both-databases.ts'
import { bytesOf, packHouse } from '../../../../test/pack-house.ts'
import { commandLine } from '../../sessions/actor.ts'
import { documentsOfKind, findDocument } from '../document-store.ts'
import { moveDocument } from '../write/move-document.ts'

/** Resolves once somebody waits for what another has not committed yet. */
async function untilSomebodyWaits({ db }: House) {
  const waiting = sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  await expect
    .poll(async () => (await waiting.execute(db)).rows.length, { timeout: 30_000 })
    .toBe(1)
}

/** Has somebody save a document, and commits that once this has to wait for it. */
async function whileSaved<Done>(house: House, id: string, others: () => Promise<Done>) {
  let doing: Promise<Done> | undefined
  await house.db.transaction().execute(async (saving) => {
    await saving
      .updateTable('documentTexts')
      .set({ draft: '{}' })
      .where('documentId', '=', id)
      .execute()
    await saving.updateTable('documents').set({ version: 9 }).where('id', '=', id).execute()
    doing = others()
    await untilSomebodyWaits(house)
  })
  return doing!
}

onDatabase(
  'postgres',
  'what is saved beside a document that is being moved stays saved',
  async (house) => {
    const [first, second] = await documentsOfKind(house.db, 'office')
    await whileSaved(house, second!.id, () =>
      moveDocument(house, commandLine, first!.id, second!.id),
    )
    const { version, place } = (await findDocument(house.db, second!.id))!
    expect([version, place]).toEqual([9, second!.place - 1])
  },
  'sampled',
)

onDatabase(
  'postgres',
  'an import takes the place of what is saved while it begins',
  async (given) => {
    const house = await packHouse(given)
    const { folder } = await house.write()
    const [{ id } = { id: '' }] = await documentsOfKind(house.db, 'office')
    const put = await whileSaved(given, id, () => house.put(folder))
    expect(put).toEqual([`office/${id}.json changed`])
    expect(await house.compare(folder)).toEqual([])
  },
  'sampled',
)

onDatabase(
  'postgres',
  'an export is one moment: what goes while it reads is in it with all that names it',
  async (given) => {
    const house = await packHouse(given)
    const before = await bytesOf((await house.write()).folder)
    let writing: ReturnType<typeof house.write> | undefined
    await house.db.transaction().execute(async (saving) => {
      await sql`lock table "posts" in access exclusive mode`.execute(saving)
      writing = house.write()
      await untilSomebodyWaits(given)
      await saving.deleteFrom('posts').execute()
    })
    expect(await bytesOf((await writing!).folder)).toEqual(before)
  },
  'opened',
)
