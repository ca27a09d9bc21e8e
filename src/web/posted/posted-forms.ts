import { setTimeout as wait } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { receiveApplication } from '../../features/applications/receive-application.ts'
import type { ApplicationDoor } from '../../features/applications/submit-application.ts'
import { makeChallenge } from '../../features/challenges/challenge.ts'
import { receiveEnquiry } from '../../features/enquiries/receive-enquiry.ts'
import { type EnquiryDoor, readEnquiry } from '../../features/enquiries/submit-enquiry.ts'
import type { Careers } from '../../features/jobs/read/careers.ts'
import { formTimeout, acceptForms } from '../../features/submissions/receive/form-bodies.ts'
import { keyByTime } from '../../features/submissions/receive/repeat-key.ts'
import type { Stored } from '../../features/submissions/receive/store-submission.ts'
import { TooManySubmissions } from '../../features/submissions/receive/submission-limits.ts'
import { withTimeBudget } from '../../platform/db/time-budget.ts'
import type { Files } from '../../platform/files/files.ts'
import { diskTrouble } from '../../platform/disk-trouble.ts'
import { commonRefusals } from '../../platform/http/common-refusals.ts'
import { FormProblem, readSentForm } from '../../platform/http/form/sent-form.ts'
import { Trouble } from '../../platform/trouble.ts'
import { Problem } from '../../platform/problem.ts'
import type { AnswerWithPage } from '../../platform/pages/answered-page.ts'
import type { PostedAnswer } from '../page-context.ts'
import { describeRoutes } from '../../platform/http/route-schema.ts'
import { postedRoutes } from './posted-routes.ts'

type Doors = {
  enquiries: EnquiryDoor
  applications: ApplicationDoor
  careers: Careers
  answerWithPage: AnswerWithPage
}

type Typed = Record<string, string>

type ToJob = { Params: { slug: string } }

const open = {
  config: { access: 'public' as const, besidePage: true },
  handlerTimeout: formTimeout,
}

/** Forms as a browser sends them by itself: the same operations as behind the API, answered with pages. */
export async function postedForms(
  app: FastifyInstance,
  { enquiries, applications, careers, answerWithPage }: Doors,
) {
  describeRoutes(app, postedRoutes)

  acceptForms(app)
  await app.register(multipart)

  app.post('/contact', open, async (request, reply) => {
    let typed: Typed = {}
    try {
      const stored = await receiveEnquiry(enquiries, request, (sent) =>
        askFirst(enquiries, numbered((typed = sent), sent.challenge)),
      )
      return toStatus(reply, stored)
    } catch (error) {
      const problem = await asFormProblem(error, request, typed, enquiries.files, 'file')
      const answer = { ...answerTo(problem), question: makeChallenge(enquiries) }
      return answerWithPage(request, reply, { address: '/contact', ...refusal(problem), answer })
    }
  })

  app.post<ToJob>('/careers/:slug', open, async (request, reply) => {
    const address = addressOf(request.params.slug)
    let typed: Typed = {}
    const read = (sent: Typed) => void numbered((typed = sent), keyByTime(applications.clock()))
    try {
      // No longer than a page may wait: there is one still to be drawn, with what was typed.
      const job = await withTimeBudget('read', () => careers.find(request.params.slug))
      if (job && job !== 'over')
        return toStatus(reply, await receiveApplication(applications, request, job.id, read))
    } catch (error) {
      const problem = await asFormProblem(error, request, typed, applications.files, 'resume')
      const answer = answerTo(problem)
      return answerWithPage(request, reply, { address, ...refusal(problem), answer })
    }
    return answerWithPage(request, reply, { address, status: 404, answer: undefined })
  })

  /** CAR-5: Apply, pressed without JavaScript; a form that asked with GET would leave a `?` behind. */
  app.post<ToJob>('/careers/:slug/apply', { config: { access: 'public' } }, ({ params }, reply) =>
    reply.redirect(`${addressOf(params.slug)}#apply`, 303),
  )
}

/** A form that has no number yet gets one, so that two presses of its button are one. */
function numbered(sent: Typed, number: string | undefined): Typed {
  if (number) sent.submission_id ||= number
  return sent
}

const addressOf = (slug: string) => `/careers/${encodeURIComponent(slug)}`

/** CON-4: the cached page has no question; who sends it without JavaScript is asked on the next one. */
async function askFirst(enquiries: EnquiryDoor, typed: Typed) {
  if (typed.challenge) return
  await readEnquiry(enquiries, typed)
  throw new FormProblem({ ...commonRefusals['fields-invalid'], message: '' }, {}, typed)
}

/** Whatever it is that went wrong, nothing that was typed is lost. */
async function asFormProblem(
  error: unknown,
  request: FastifyRequest,
  typed: Typed,
  files: Files,
  fileField: string,
): Promise<FormProblem> {
  if (error instanceof TooManySubmissions) {
    error.typed = await typedIn(request, files, fileField)
    return error
  }
  if (error instanceof Problem && !(error instanceof FormProblem)) throw error
  if (error instanceof FormProblem) return error
  request.log.error({ err: error }, 'A form could not be stored')
  const { typed: come } = error as { typed?: Typed }
  const isRead = come || request.raw.readableDidRead
  const kept = isRead ? (come ?? typed) : await typedIn(request, files, fileField)
  const trouble = error instanceof Trouble ? error : diskTrouble(error)
  const problem = new FormProblem(trouble ? refusalOf(trouble) : unforeseen, {}, kept)
  problem.retryAfterSeconds = trouble?.retryAfterSeconds
  return problem
}

/** Words come before the file, and are few; who sends them more slowly than this is not typing. */
const wordsArriveMs = 5000

/** What was typed into a form that is not taken in: a file in it is left unread. */
function typedIn(request: FastifyRequest, files: Files, fileField: string): Promise<Typed> {
  const form = { files, fileField, tooLargeFrom: 1, tooLarge: '' }
  const reading = readSentForm(request, form).then(
    ({ typed }) => typed,
    (problem) => (problem instanceof FormProblem ? problem.typed : {}),
  )
  return Promise.race([reading, wait(wordsArriveMs, {})])
}

const unforeseen = {
  ...commonRefusals['internal-error'],
  message: 'Something went wrong on our side.',
}

const refusalOf = ({ status, code, told: message }: Trouble) => ({ status, code, message })

type Refused = Problem & Partial<Pick<FormProblem, 'retryAfterSeconds'>>

export const refusal = ({ status, retryAfterSeconds }: Refused) => ({
  status,
  ...(retryAfterSeconds && { headers: { 'retry-after': String(retryAfterSeconds) } }),
})

const toStatus = (reply: FastifyReply, { link }: Stored) =>
  reply
    .header('cache-control', 'no-store')
    .redirect(`${new URL(link('web')).pathname}?sent=1#status-said`, 303)

function answerTo({ message, fields = {}, typed }: FormProblem): PostedAnswer {
  const isSaidByField = Object.keys(fields).length > 0
  return {
    values: typed,
    errors: fields,
    ...(message && !isSaidByField ? { message } : {}),
    submissionId: typed.submission_id ?? randomUUID(),
  }
}
