/** Somebody else was quicker: the codes of SQLite and of PostgreSQL. */
export const isUniqueViolation = (error: unknown) =>
  ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'].includes(
    String((error as { code?: string }).code),
  )
