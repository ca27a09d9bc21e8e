import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from './running-site.ts'
import { atMost, median, type Row } from './table.ts'

export async function measureStart(): Promise<Row[]> {
  const times: number[] = []
  for (let run = 0; run < 7; run++) {
    const site = await startSite(mkdtempSync(join(tmpdir(), 'foyer-bench-')))
    times.push(site.startedInMs)
    await site.stop()
  }
  return [
    atMost('Ready after start, empty data folder (median of 7)', median(times), 1000, 'ms', 0),
  ]
}
