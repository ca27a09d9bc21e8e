import { sql } from 'kysely'
import { expect } from 'vitest'
import { type House, onDatabase } from '../../../../test/database/both-databases.ts'
import { bytesOf, packHouse } from '../../../../test/sample/pack-house.ts'
import { waitingForLocks } from '../../../../test/database/waiting-for-locks.ts'
import { commandLine } from '../../sessions/actor.ts'
import {
  type DocumentTable,
  documentsOfKind,
  findDocument,
  namedRows,
  putDocument,
} from '../document-store.ts'
import { moveDocument } from '../write/move-document.ts'

/** Resolves once so many wait for what another has not committed yet. */
async function untilSomebodyWaits({ db }: House, count = 1) {
  await expect.poll(() => waitingForLocks(db), { timeout: 30_000 }).toBe(count)
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
  'of two that are put first in one moment neither is lost',
  async (house) => {
    const [first, , third, fourth] = await documentsOfKind(house.db, 'leader')
    const toFront = ({ id }: DocumentTable) => moveDocument(house, commandLine, id, null)
    let moving: Promise<unknown> | undefined
    await house.db.transaction().execute(async (saving) => {
      await saving
        .updateTable('documents')
        .set({ version: 9 })
        .where('id', '=', first!.id)
        .execute()
      moving = Promise.all([third!, fourth!].map(toFront))
      await untilSomebodyWaits(house, 2)
    })
    await moving
    const order = (await documentsOfKind(house.db, 'leader')).map(({ id }) => id)
    expect(new Set(order.slice(0, 2))).toEqual(new Set([third!.id, fourth!.id]))
  },
  'sampled',
)

onDatabase(
  'postgres',
  'who saves a document does not wait for those who are naming it',
  async ({ db, changes }) => {
    const [office] = await documentsOfKind(db, 'office')
    await db.transaction().execute(async (naming) => {
      await namedRows(naming, [office!.id])
      await changes.transaction((saving) => putDocument(saving, { ...office!, version: 9 }))
    })
    expect((await findDocument(db, office!.id))!.version).toBe(9)
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
