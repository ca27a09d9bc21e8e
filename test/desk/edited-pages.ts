import type { Document } from '../../src/features/documents/document-value.ts'
import type { Visit } from '../browser/browser.ts'
import { caller } from './desk-visit.ts'

export const unique = (name: string) => `${name}-${Math.random().toString(36).slice(2, 8)}`

/** A page of an owner's own with these blocks, as a draft. */
export async function draftPage({ site }: Visit, blocks: object[], title = 'The yard at noon') {
  const { call } = await caller(site.url)
  const slug = unique('yard')
  const value = {
    title,
    lead: 'What is built here, and by whom.',
    metaDescription: 'All about the yard, its slips and its boats, told by those who work there.',
    listed: 'search',
    blocks,
  }
  const made = await call('POST', '/api/content/page', { slug, value })
  if (made.status !== 201) throw new Error(await made.text())
  const { document } = (await made.json()) as { document: Document }
  const { id } = document
  return {
    call,
    id,
    path: `/${slug}`,
    address: `/admin/edit?page=/${slug}`,
    status: async () => (await fetch(`${site.url}/${slug}`)).status,
    html: async () => (await fetch(`${site.url}/${slug}`)).text(),
    now: async () =>
      (
        (await (await call('GET', `/api/content/page/${id}`)).json()) as {
          document: Document & { value: { blocks: Record<string, unknown>[] } }
        }
      ).document,
  }
}
