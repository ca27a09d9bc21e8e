import { redirect } from 'react-router'
import type { Absolute } from './page-entry.ts'
import { listPages } from './list-pages.server.ts'
import { llms } from './llms.ts'
import { robots } from './robots.ts'
import { securityText } from './security-text.ts'
import { sitemap } from './sitemap.ts'

type SiteFile = { type: string; write: (absolute: Absolute) => string | Promise<string> }

const plain = 'text/plain; charset=utf-8'

const files: Record<string, SiteFile> = {
  '/sitemap.xml': {
    type: 'application/xml; charset=utf-8',
    write: async (absolute) => sitemap(await listPages(), absolute),
  },
  '/robots.txt': { type: plain, write: robots },
  '/llms.txt': { type: plain, write: async (absolute) => llms(await listPages(), absolute) },
  '/.well-known/security.txt': {
    type: plain,
    write: (absolute) => securityText(absolute, new Date()),
  },
}

/** A file about the whole site; another spelling of its address leads to the one it is kept under. */
export async function siteFile(path: string, absolute: Absolute): Promise<Response> {
  const file = files[path]
  if (file)
    return new Response(await file.write(absolute), { headers: { 'content-type': file.type } })
  const spelling = decodeURIComponent(path).toLowerCase()
  return spelling in files ? redirect(spelling, 301) : new Response(null, { status: 404 })
}
