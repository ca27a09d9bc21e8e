import type { Kysely, Transaction } from 'kysely'

/** What the house remembers about itself, such as that it has been filled with sample content. */
export type FactTable = { name: string; value: string }

export type FactTables = { facts: FactTable }

/** Remembers a fact unless it is known already; says whether it was new. */
export async function addFact(db: Transaction<FactTables>, fact: FactTable): Promise<boolean> {
  const result = await db
    .insertInto('facts')
    .values(fact)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0
}

export async function factNamed(db: Kysely<FactTables>, name: string) {
  const row = await db
    .selectFrom('facts')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value
}
