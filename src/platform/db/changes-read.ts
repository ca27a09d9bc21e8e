import type pg from 'pg'
import type { Noun } from './tables.ts'

type Row = { horizon: string; n: string | null; nouns: string | null }

/** Later than any transaction. */
const nothing = String(2n ** 63n - 1n)

/**
 * Which changes have been told already. Numbers are given out before commits and may become visible
 * in another order, so a reading does not go on after the last number: it goes on from the oldest
 * transaction that was still running at the reading before, and leaves out what it has told.
 */
export class ChangesRead {
  #tell: (nouns: Noun[]) => void
  #horizon = nothing
  #told = new Set<string>()

  constructor(tell: (nouns: Noun[]) => void) {
    this.#tell = tell
  }

  /** What was written before anybody listened concerns nobody. */
  async start(client: pg.Client) {
    this.#advance(await read(client, this.#horizon))
  }

  async catchUp(client: pg.Client) {
    const rows = await read(client, this.#horizon)
    for (const { n, nouns } of rows)
      if (n !== null && !this.#told.has(n)) this.#tell(nouns!.split(' ') as Noun[])
    this.#advance(rows)
  }

  hear(payload: string) {
    const [, n, nouns = ''] = /^(?:(\d+) )?(.*)$/.exec(payload) ?? []
    if (n !== undefined && this.#told.has(n)) return
    if (n !== undefined) this.#told.add(n)
    this.#tell(nouns.split(' ') as Noun[])
  }

  #advance(rows: Row[]) {
    this.#horizon = rows[0]!.horizon
    this.#told = new Set(rows.flatMap(({ n }) => n ?? []))
  }
}

async function read(client: pg.Client, horizon: string): Promise<Row[]> {
  const { rows } = await client.query<Row>(
    `select txid_snapshot_xmin(txid_current_snapshot()) as "horizon", "n", "nouns"
     from (select 1) as "one" left join "changes" on "xact" >= $1::bigint order by "n"`,
    [horizon],
  )
  return rows
}
