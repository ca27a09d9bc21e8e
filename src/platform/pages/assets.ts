import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { assemble, etagOf, type Page } from './page.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
}

const forever = 'public, max-age=31536000, immutable'
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; font-src data:"
const hashed = /^\/assets\/|^\/drawings\/.+\.[0-9a-f]{8}\.svg$/

/** Every file of the browser's build, in memory with its pre-compressed twins, as ready answers. */
export function readAssets(
  directory: string,
  always: Record<string, string> = {},
): Map<string, Page> {
  const assets = new Map<string, Page>()
  for (const file of filesBelow(directory)) {
    const type = types[extname(file)]
    if (!type) continue
    const address = `/${relative(directory, file)}`
    assets.set(address, asset(address, file, { ...always, 'content-type': type }))
  }
  return assets
}

function asset(address: string, file: string, own: Record<string, string>): Page {
  const identity = readFileSync(file)
  const twin = (ending: string) =>
    existsSync(file + ending) ? readFileSync(file + ending) : identity
  const etag = etagOf(identity)
  const headers = {
    ...own,
    'cache-control': hashed.test(address)
      ? forever
      : 'public, max-age=300, stale-while-revalidate=86400',
    etag,
    'x-content-type-options': 'nosniff',
    ...(own['content-type']?.startsWith('image/svg')
      ? { 'content-security-policy': svgPolicy }
      : {}),
    vary: 'accept-encoding',
  }
  return assemble(
    { status: 200, etag, headers, nouns: new Set() },
    { identity, gzip: twin('.gz'), br: twin('.br') },
  )
}

function* filesBelow(directory: string): Generator<string> {
  if (!existsSync(directory)) return
  for (const name of readdirSync(directory)) {
    const path = join(directory, name)
    if (statSync(path).isDirectory()) yield* filesBelow(path)
    else yield path
  }
}
