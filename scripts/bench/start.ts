import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from './running-site.ts'
import { atMost, median, type Row } from './table.ts'

export async function measureStart(): Promise<Row[]> {
  const first: number[] = []
  const again: number[] = []
  for (let run = 0; run < 7; run++) {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
    for (const times of [first, again]) {
      const site = await startSite(folder)
      times.push(site.startedInMs)
      await site.stop({ keepData: times === first })
    }
  }
  return [
    atMost('Ready after start, empty data folder (median of 7)', median(first), 3000, 'ms', 0),
    atMost('Ready after start, filled data folder (median of 7)', median(again), 1000, 'ms', 0),
  ]
}
