import type { Document } from '../../src/features/documents/document-value.ts'
import { caller } from '../desk/desk-visit.ts'
import { photograph } from '../sent/pictures-on-site.ts'
import { apply, enquire } from '../sent/send-as-visitor.ts'
import { application, enquiry, pdf } from '../sent/sent-forms.ts'

/** One for each look that visits come in, so that none moves another's enquiry. */
const senders = [390, 768, 1280, 1920].flatMap((width) => [
  senderOf(width, false),
  senderOf(width, true),
])

export function senderOf(width: number, isDark: boolean): string {
  return `${isDark ? 'Dark' : 'Light'} ${width}`
}

/** Something for each screen of the desk: what visitors sent, drafts, an upload. */
export async function furnish(url: string) {
  const status = await enquire(url, enquiry)
  for (const name of senders) await enquire(url, { ...enquiry, name })
  const { call, token } = await caller(url)
  const { jobPosts } = (await (await call('GET', '/jobs')).json()) as {
    jobPosts: { title: string }[]
  }
  await apply(url, jobPosts[0]!.title, application, pdf())
  const draft = async (slug: string, title: string, blocks: object[]) => {
    const value = { title, lead: 'Who builds what here.', listed: 'nobody', blocks }
    const made = await call('POST', '/api/content/page', { slug, value })
    if (!made.ok) throw new Error(await made.text())
  }
  await draft('yard', 'The yard', [])
  await draft('slip', 'The slip', [{ block: 'picture', picture: { drawing: 'office-pune' } }])
  const leaders = (await (await call('GET', '/api/content/leader')).json()) as {
    documents: Document[]
  }
  const { id, version, value } = leaders.documents[0]!
  await call('PUT', `/api/content/leader/${id}`, { version, value: { ...value, role: 'Head' } })
  const form = new FormData()
  const image = new Uint8Array(await photograph(900, 600))
  form.set('image', new Blob([image], { type: 'image/png' }), 'slip.png')
  const headers = { authorization: `Bearer ${token}` }
  const kept = await fetch(`${url}/api/media`, { method: 'POST', headers, body: form })
  if (!kept.ok) throw new Error(await kept.text())
  // The first search reads all pages: while everything starts, it may be refused.
  await fetch(`${url}/api/search?q=bank`)
  return { token, status }
}
