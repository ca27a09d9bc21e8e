import { multipartBody } from './sent-forms.ts'

type Fields = Record<string, string>

/** Sends the contact form. */
export const enquire = (url: string, fields: Fields) =>
  send(`${url}/api/v1.0/email/send-form`, fields)

/** Applies for the job of this title, with a CV. */
export const apply = (url: string, title: string, fields: Fields, cv: Buffer) =>
  send(`${url}/api/jobs/${encodeURIComponent(title)}/apply`, fields, cv)

/** Returns where the sender follows what they sent. */
async function send(address: string, fields: Fields, cv?: Buffer): Promise<string> {
  const files = cv ? [{ field: 'resume', name: 'cv.pdf', bytes: cv, type: 'application/pdf' }] : []
  const { payload, headers } = multipartBody(fields, files)
  const answer = await fetch(address, {
    method: 'POST',
    headers: { ...headers, accept: 'application/json' },
    body: new Uint8Array(payload),
  })
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
  const { statusUrl } = (await answer.json()) as { statusUrl: string }
  return new URL(statusUrl).pathname
}
