import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { migratedDatabase } from '../database/fresh-database.ts'
import { type Site, startSite } from '../server/site.ts'

/** The site of a company that shares nothing with the sample, its own folder of texts imported. */
export async function startRekha(pack = 'test/packs/rekha'): Promise<Site> {
  const made = await migratedDatabase('sqlite')
  const environment = { ...process.env, DATA_DIR: made.dataDir }
  const command = ['scripts/content.ts', 'import', pack]
  await promisify(execFile)(process.execPath, command, { env: environment })
  const site = await startSite({ DATA_DIR: made.dataDir, SAMPLE_DATA: 'off' })
  const stop = async () => {
    const code = await site.stop()
    await made.remove()
    return code
  }
  return { ...site, stop }
}
