import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
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

/** The texts must be those that the page was drawn with: React takes over what it would write itself. */
const cachingOf = (address: string) => {
  if (hashed.test(address)) return forever
  if (address.startsWith('/locales/')) return 'no-cache'
  return 'public, max-age=300, stale-while-revalidate=86400'
}

/**
 * Every file of the browser's build, in memory as its pre-compressed twins, if it has any: a build that takes
 * its place does not take it from who has a page of this one. An answer is made when it is first asked for.
 */
export class Assets {
  #contents: Map<string, Buffer>
  #answers = new Map<string, Page>()
  #always: Record<string, string>

  constructor(directory: string, always: Record<string, string> = {}) {
    this.#contents = contentsOf(directory)
    this.#always = always
  }

  get(address: string): Page | undefined {
    const known = this.#answers.get(address)
    if (known) return known
    const asset = this.#asset(address)
    if (asset) this.#answers.set(address, asset)
    return asset
  }

  #asset(address: string): Page | undefined {
    const type = types[extname(address)]
    const packed = this.#contents.get(`${address}.br`)
    const identity = packed ? brotliDecompressSync(packed) : this.#contents.get(address)
    if (!type || !identity) return undefined
    const twin = (ending: string) => this.#contents.get(address + ending) ?? identity
    const etag = etagOf(identity)
    const headers = {
      ...this.#always,
      'content-type': type,
      'cache-control': cachingOf(address),
      etag,
      'x-content-type-options': 'nosniff',
      ...(type.startsWith('image/svg') ? { 'content-security-policy': svgPolicy } : {}),
      vary: 'accept-encoding',
    }
    return assemble(
      { status: 200, etag, headers, nouns: new Set() },
      { identity, gzip: twin('.gz'), br: twin('.br') },
    )
  }
}

function contentsOf(directory: string): Map<string, Buffer> {
  if (!existsSync(directory)) return new Map()
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const all = new Set(files)
  return new Map(
    files
      .filter((file) => !all.has(`${file}.br`))
      .map((file) => [`/${relative(directory, file)}`, readFileSync(file)]),
  )
}
