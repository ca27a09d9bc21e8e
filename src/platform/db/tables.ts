import type { Kysely, Transaction } from 'kysely'

/** Every table of the product; each store declares its own here (`interface Tables`). */
export interface Tables {}

/** The database, or a transaction where one is open already. */
export type Db = Kysely<Tables>

/** Of which tables parts are named, and which (`interface NounParts`). */
export interface NounParts {}

type Part = { [Table in keyof NounParts]: `${Table}:${NounParts[Table]}` }[keyof NounParts]

/**
 * What a change names and a page says it has read, or a part of it (`documents:office`); a typo does not compile.
 * What tells the day has read it.
 */
export type Noun = keyof Tables | Part | 'everything' | 'day'

/** For what must happen together with something else, or not at all. */
export type Tx = Transaction<Tables>
