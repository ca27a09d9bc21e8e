import { inject } from 'vitest'
import { type Environment, type Site, startSite } from './site.ts'

/** How journeys find a site, shared or their own. */
export const visited: Environment = { WHATSAPP_NUMBER: '+91 20 5550 0100' }

/**
 * The site of all journeys that change nothing: in a short one, its start and drawing each page for the first time
 * are half of the work. Where it can't be opened, only those are told who ask for it.
 */
export async function openSharedSite(scratch: string) {
  const site = await startSite(visited, 'sqlite', undefined, scratch).catch(String)
  if (typeof site === 'string') return { where: site, close: async () => {} }
  return {
    where: site.url,
    async close() {
      await site.stop()
      const said = site.complaints()
      if (said.length > 0) throw new Error(`The shared site complained:\n${said.join('\n')}`)
    },
  }
}

/** As a journey has it: to look at, and not to stop. */
export function sharedSite() {
  const url = inject('sharedSite')
  if (!url.startsWith('http')) throw new Error(url)
  return { url } as Site
}
