import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

/** What a client was told has been stored, and what it must find again. */
export type Told = { reference: string; email: string; sha256: string | undefined }

export type Load = { told: Told[]; lostAnswers: number; refused: string[] }

type Attempt = {
  path: string
  form: FormData
  email: string
  sha256: string | undefined
  tries: number
}

/** One of several who write at the same time, until the signal: enquiries, with and without file, and applications. */
export async function write(url: string, jobIds: string[], load: Load, signal: AbortSignal) {
  let next: Attempt | undefined
  while (!signal.aborted) {
    // Who got no answer sends the same again, as our forms do.
    const attempt: Attempt = (next ??= makeAttempt(jobIds))
    try {
      const answer = await fetch(url + attempt.path, {
        method: 'POST',
        body: attempt.form,
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(20_000),
      })
      const body = (await answer.json()) as { reference?: string; message: string }
      if (answer.ok && body.reference)
        load.told.push({ reference: body.reference, email: attempt.email, sha256: attempt.sha256 })
      else load.refused.push(`${answer.status} ${body.message}`)
      next = undefined
    } catch {
      load.lostAnswers++
      if (++attempt.tries > 500) next = undefined
      // Long enough for a server to come back: eight who knock all the time are half of its work.
      await wait(100)
    }
  }
}

function makeAttempt(jobIds: string[]): Attempt {
  const email = `visitor-${randomUUID()}@example.com`
  const form = new FormData()
  const add = (fields: Record<string, string>) =>
    Object.entries(fields).forEach(([name, value]) => form.set(name, value))
  add({ name: 'A visitor', email, submission_id: randomUUID() })
  const bytes = makePdf(randomInt(100, 200_000))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const file = new File([bytes], 'CV.pdf', { type: 'application/pdf' })
  if (jobIds.length > 0 && randomInt(2) === 0) {
    add({ coverLetter: 'Words '.repeat(randomInt(1, 1000)) })
    form.set('resume', file)
    const path = `/api/jobs/${jobIds[randomInt(jobIds.length)]}/apply`
    return { path, form, email, sha256, tries: 0 }
  }
  add({ countryCode: '+91', phoneNumber: '98200 00000', help: 'Words '.repeat(randomInt(1, 800)) })
  add({ user_id: 'foyer', service_id: 'foyer', template_id: 'foyer' })
  const hasFile = randomInt(3) > 0
  if (hasFile) form.set('file', file)
  const path = '/api/v1.0/email/send-form'
  return { path, form, email, sha256: hasFile ? sha256 : undefined, tries: 0 }
}

function makePdf(size: number): Uint8Array<ArrayBuffer> {
  const text = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%${randomBytes(size / 2).toString('hex')}\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`
  return new TextEncoder().encode(text)
}
