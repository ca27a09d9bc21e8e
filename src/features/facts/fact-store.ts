import type { Db, Tx } from '../../platform/db/tables.ts'

/** What the house remembers about itself, such as that it has been filled with sample content. */
export type FactTable = { name: string; value: string }

declare module '../../platform/db/tables.ts' {
  interface Tables {
    facts: FactTable
  }
}

/** Remembers a fact unless it is known already; says whether it was new. */
export async function addFact(db: Tx, fact: FactTable): Promise<boolean> {
  const result = await db
    .insertInto('facts')
    .values(fact)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0
}

export async function factNamed(db: Db, name: string) {
  const row = await db
    .selectFrom('facts')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value
}
