import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { processorTime } from './cold-pages.ts'
import { type Running, startSite } from './running-site.ts'
import { atMost, type Row } from './table.ts'

const noPagesKept = { PAGE_CACHE_MB: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'error' }
const made = { service: 2000, 'service-card': 2000, case: 1000 }
const asked = {
  Home: '/',
  'A service': '/services/technology/ai',
  'The menu around a legal page': '/privacy',
}

/** What a site with 5,000 documents costs, beside the sample; and how long a pack takes in and out. */
export async function measureDocuments(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-documents-'))
  try {
    const took = packsTook(folder)
    const rows: Row[] = []
    const running: Running[] = []
    try {
      const started = async (data: string) => {
        const site = await startSite(join(folder, data), noPagesKept)
        running.push(site)
        return site
      }
      const [sample, big] = [await started('sample'), await started('big')]
      for (const [name, path] of Object.entries(asked)) {
        // In turns, so that whatever else the machine does is in both.
        const [one, other] = [await timeOf(sample, path), await timeOf(big, path)]
        const [again, otherAgain] = [await timeOf(sample, path), await timeOf(big, path)]
        const ratio = Math.min(other, otherAgain) / Math.min(one, again)
        rows.push(atMost(`${name} with 5,000 documents, to the sample’s`, ratio, 1.5, '×'))
      }
    } finally {
      await Promise.all(running.map((site) => site.stop()))
    }
    return [
      atMost('Export of the sample', took.exporting, 5000, 'ms', 0),
      atMost('Import of the sample', took.importing, 5000, 'ms', 0),
      ...rows,
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const timeOf = async (site: Running, path: string) =>
  (await processorTime(site, { name: path, path, most: 0 })).ms

/** Fills both data folders; says in milliseconds how long the sample took. */
function packsTook(folder: string) {
  const pack = join(folder, 'pack')
  content('sample', 'import', 'packs/naksha')
  const exporting = content('sample', 'export', pack)
  const importing = content('again', 'import', pack)
  writeMany(pack)
  console.log(`Import of 5,000 documents: ${Math.round(content('big', 'import', pack))} ms`)
  return { exporting, importing }

  function content(data: string, ...what: string[]): number {
    const dataDir = join(folder, data)
    const began = performance.now()
    execFileSync(process.execPath, ['scripts/content.ts', ...what], {
      env: { ...process.env, DATA_DIR: dataDir },
    })
    return performance.now() - began
  }
}

/** The sample's own documents over and over, each with a name and an address of its own. */
function writeMany(pack: string) {
  const originals = { service: 'ai', 'service-card': 'watching-for-drift', case: 'kaveri-checkout' }
  for (const [kind, count] of Object.entries(made)) {
    const original = JSON.parse(
      readFileSync(join(pack, kind, `${originals[kind as keyof typeof made]}.json`), 'utf8'),
    ) as { place: number; slug: string; en: Record<string, unknown> }
    for (let number = 1; number <= count; number++) {
      const id = `made-${kind}-${number}`
      const { label, title } = original.en
      const en = {
        ...original.en,
        ...(label ? { label: `${label} ${number}` } : {}),
        title: `${title} ${number}`,
        ...(kind === 'service-card' && { service: `made-service-${number}` }),
      }
      const document = { ...original, place: 100 + number, slug: id, en }
      writeFileSync(join(pack, kind, `${id}.json`), JSON.stringify(document))
    }
  }
}
