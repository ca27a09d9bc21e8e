import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Entry = { hasDefaultExport: boolean; parentId?: string; imports?: string[]; css?: string[] }

const head = 'window.__reactRouterManifest='

/**
 * Leaves out of the list of routes that every page loads what no browser asks it for: what a part
 * imports (the parts say so themselves) and addresses that are files, not pages.
 */
export function trimManifest(directory: string) {
  for (const name of readdirSync(directory).filter((file) => /^manifest-.*\.js$/.test(file))) {
    const file = join(directory, name)
    const text = readFileSync(file, 'utf8')
    if (!text.startsWith(head)) throw new Error(`${name} is not the manifest it used to be.`)
    const manifest = JSON.parse(text.slice(head.length).replace(/;\s*$/, ''))
    const all = Object.entries<Entry>(manifest.routes)
    const parents = new Set(all.map(([, { parentId }]) => parentId))
    manifest.routes = Object.fromEntries(
      all
        .filter(([id, { hasDefaultExport }]) => hasDefaultExport || parents.has(id))
        .map(([id, entry]) => [id, shorter(entry)]),
    )
    writeFileSync(file, `${head}${JSON.stringify(manifest)};`)
  }
}

const shorter = ({ imports: _, ...entry }: Entry) =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== false))
