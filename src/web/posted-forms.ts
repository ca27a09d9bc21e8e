import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  receiveApplication,
  type ApplicationDoor,
} from '../features/applications/receive-application.ts'
import { makeChallenge } from '../features/challenges/challenge.ts'
import { type EnquiryDoor, receiveEnquiry } from '../features/enquiries/receive-enquiry.ts'
import type { Careers } from '../features/jobs/careers.ts'
import { formTimeout, takeForms } from '../features/submissions/form-door.ts'
import type { Stored } from '../features/submissions/store-submission.ts'
import { FormProblem } from '../platform/http/sent-form.ts'
import type { AnswerWithPage } from '../platform/pages/answered-page.ts'
import type { PostedAnswer } from './page-context.ts'

type Parts = {
  enquiries: EnquiryDoor
  applications: ApplicationDoor
  careers: Careers
  answerWithPage: AnswerWithPage
}

const open = {
  config: { access: 'public' as const, besidePage: true },
  handlerTimeout: formTimeout,
}

/** Forms as a browser sends them by itself: the same operations as behind the API, answered with pages. */
export async function postedForms(app: FastifyInstance, parts: Parts) {
  const { enquiries, applications, careers, answerWithPage } = parts
  takeForms(app)
  await app.register(multipart)

  app.post('/contact', open, async (request, reply) => {
    try {
      return toStatus(reply, await receiveEnquiry(enquiries, request, askFirst))
    } catch (problem) {
      if (!(problem instanceof FormProblem)) throw problem
      const question = makeChallenge(enquiries.secret)
      const answer = { ...answerTo(problem), question }
      return answerWithPage(request, reply, { address: '/contact', status: problem.status, answer })
    }
  })

  app.post<{ Params: { slug: string } }>('/careers/:slug', open, async (request, reply) => {
    const address = `/careers/${encodeURIComponent(request.params.slug)}`
    const job = await careers.find(request.params.slug)
    if (!job || job === 'over')
      return answerWithPage(request, reply, { address, status: 404, answer: undefined })
    try {
      return toStatus(reply, await receiveApplication(applications, request, job.id))
    } catch (problem) {
      if (!(problem instanceof FormProblem)) throw problem
      return answerWithPage(request, reply, {
        address,
        status: problem.status,
        answer: answerTo(problem),
      })
    }
  })
}

/** CON-4: the cached page has no question; who sends it without JavaScript is asked on the next one. */
function askFirst(typed: Record<string, string>) {
  if (!typed.challenge) throw new FormProblem(400, '', {}, typed)
}

const toStatus = (reply: FastifyReply, { link }: Stored) =>
  reply.header('cache-control', 'no-store').redirect(`${new URL(link('web')).pathname}?sent=1`, 303)

function answerTo({ message, fields = {}, typed }: FormProblem): PostedAnswer {
  const isSaidByField = Object.keys(fields).length > 0
  return {
    values: typed,
    errors: fields,
    ...(message && !isSaidByField ? { message } : {}),
    submissionId: typed.submission_id ?? randomUUID(),
  }
}
