import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { countryCodes } from '../../src/features/documents/kinds/company/country-codes.ts'
import { applicationApi } from '../../src/features/applications/application-api.ts'
import { judgeResume } from '../../src/features/applications/judge-resume.ts'
import { challengeApi } from '../../src/features/challenges/challenge-api.ts'
import { enquiryApi } from '../../src/features/enquiries/enquiry-api.ts'
import { attachmentLimit, attachmentTooLarge } from '../../src/features/enquiries/enquiry-limits.ts'
import { refuseProgram } from '../../src/features/enquiries/refuse-program.ts'
import { statusApi } from '../../src/features/submissions/status/status-api.ts'
import { jobApi } from '../../src/features/jobs/job-api.ts'
import { mailApi } from '../../src/features/mails/mail-api.ts'
import { logIn } from '../../src/features/sessions/login/log-in.ts'
import { personApi } from '../../src/features/submissions/person/person-api.ts'
import { reviewApi } from '../../src/features/submissions/review/review-api.ts'
import { submissionApi } from '../../src/features/submissions/inbox/submission-api.ts'
import type { Role } from '../../src/features/staff/roles.ts'
import { teamApi } from '../../src/features/team/team-api.ts'
import type { ReceiptLimits } from '../../src/features/submissions/receive/receipt-limits.ts'
import { SubmissionLimits } from '../../src/features/submissions/receive/submission-limits.ts'
import { trashApi } from '../../src/features/trash/trash-api.ts'
import { openFiles } from '../../src/platform/files/files.ts'
import type { House } from '../database/both-databases.ts'
import { openApp } from '../server/open-app.ts'
import texts from '../../public/locales/en/translation.json' with { type: 'json' }
import { s3Credentials } from '../server/s3-server.ts'
import { type FormFile, multipartBody } from './sent-forms.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export const secret = 'secret'

export const promise = { days: 2, closedDays: [], timeZone: 'UTC' }

type Settings = { rateLimit?: boolean; filesUrl?: string; receipts?: ReceiptLimits }

/** The doors for what visitors send, over a database, with somebody logged in. */
export async function openSubmissionsDoor(
  { db, changes, clock, dataDir }: House,
  { rateLimit = false, filesUrl, receipts }: Settings = {},
) {
  const files = openFiles({ dataDir, filesUrl, s3Credentials }, 'sent')
  const siteUrl = 'https://foyer.example'
  const ctx = {
    db,
    changes,
    clock,
    files,
    secret,
    siteUrl,
    letterhead: async () => ({
      name: 'Naksha',
      signal: '#f04014',
      link: '#b32a06',
      timeZone: 'Asia/Kolkata',
    }),
    receipts,
  }
  const limits = rateLimit ? new SubmissionLimits(ctx) : undefined
  const codes = countryCodes.map(([code]) => code)
  const consent = async () => ({ version: 'read-1', text: 'We keep it for 24 months.' })
  const words = { sent: texts.form.enquirySent, wrongAnswer: texts.form.wrongAnswer }
  const codesOf = { countryCodes: async () => codes, countryCode: async () => '+91' }
  const enquiries = { ...ctx, promise: async () => promise, limits, ...codesOf, consent, words }
  const applied = { sent: (title: string) => texts.careers.sent.replace('{{title}}', title) }
  const forJobs = { consent, words: applied }
  const applications = { ...ctx, promise: async () => promise, limits, ...forJobs }
  const { app, headers: staff } = await openApp(ctx, async (one) => {
    await one.register(challengeApi, ctx)
    await one.register(enquiryApi, enquiries)
    await one.register(applicationApi, applications)
    await one.register(submissionApi, ctx)
    await one.register(reviewApi, ctx)
    await one.register(personApi, ctx)
    await one.register(trashApi, { db, changes })
    await one.register(statusApi, {
      ...ctx,
      limits,
      judge: (kind, file) => (kind === 'application' ? judgeResume(file) : refuseProgram(file)),
      file: { limit: attachmentLimit, tooLarge: attachmentTooLarge },
    })
    await one.register(mailApi, { db, changes })
    await one.register(jobApi, ctx)
    await one.register(teamApi, { ...ctx, rateLimit: false })
  })
  const callerWith =
    (headers: Record<string, string>) => async (method: Method, url: string, payload?: object) => {
      const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
      return { status: answer.statusCode, body: answer.body ? answer.json() : undefined }
    }

  return {
    app,
    ctx,
    files,
    staff,
    /** Posts a job with this title, for which one can then apply; gives its id. */
    async postJob(title: string): Promise<string> {
      const texts = { description: 'x', requirements: 'x', location: 'x', salaryRange: 'x' }
      const payload = { title, ...texts }
      const posted = await app.inject({ method: 'POST', url: '/jobs', headers: staff, payload })
      return posted.json().jobPost.id
    },
    get: (url: string) => app.inject({ url, headers: staff }),
    /** Somebody else who works here, and what they may call. */
    async hire(role: Role) {
      const email = `${role}@example.com`
      const payload = { email, role }
      const invited = await app.inject({
        method: 'POST',
        url: '/api/staff',
        headers: staff,
        payload,
      })
      const { password, member } = invited.json()
      const theirs = await logIn(ctx, undefined, { email, password }, '192.0.2.1')
      const headers = { authorization: `Bearer ${theirs}` }
      return {
        id: member.id as string,
        email,
        call: callerWith(headers),
        fetch: (url: string) => app.inject({ url, headers }),
      }
    },
    call: callerWith(staff),
    send: (
      url: string,
      fields: Record<string, string> | [string, string][],
      sent: FormFile[] = [],
      headers: Record<string, string> = {},
    ) => {
      const body = multipartBody(fields, sent)
      return app.inject({
        method: 'POST',
        url,
        payload: body.payload,
        headers: { ...body.headers, accept: 'application/json', ...headers },
      })
    },
    rows: () => db.selectFrom('submissions').selectAll().orderBy('receivedAt').execute(),
    attachments: () => db.selectFrom('attachments').selectAll().orderBy('addedAt').execute(),
    mails: () => db.selectFrom('outbox').selectAll().orderBy('createdAt').execute(),
    /** All names in the two folders: what is kept, and what is only held. */
    stored: async () => ({
      kept: await readdir(join(dataDir, 'files', 'sent')).catch(() => []),
      held: await readdir(join(dataDir, 'quarantine', 'sent')).catch(() => []),
    }),
  }
}

export type SubmissionsDoor = Awaited<ReturnType<typeof openSubmissionsDoor>>
