import type { FastifyInstance, FastifyReply } from 'fastify'
import { FormProblem } from '../../../platform/http/form/sent-form.ts'
import { type AnswerPromise, answerBy, dayThere } from '../status/answer-by.ts'
import type { Stored } from './store-submission.ts'

/** A phone on a bad line takes its time; the connection's own limits still hold. */
export const formTimeout = 290_000

/** A form is read by who answers it: until then nothing of its body is touched, whatever it is. */
export function skipBodyParsing(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
}

/** Forms are read by who answers them, and refused field by field. */
export function acceptForms(app: FastifyInstance) {
  skipBodyParsing(app)
  app.setErrorHandler(async (error, _request, reply) => {
    if (error instanceof FormProblem) return refuseForm(reply, error)
    throw error
  })
}

function refuseForm(reply: FastifyReply, problem: FormProblem) {
  const { message, code, fields, retryAfterSeconds } = problem
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .send({ message, code, ...(fields ? { fields } : {}) })
}

/** What a program that sent a form is told: all that stands on a receipt. */
export function told(message: string, { submission, link }: Stored, promise?: AnswerPromise) {
  const { kind, reference, name, receivedAt } = submission
  return {
    message,
    reference,
    statusUrl: link('web'),
    kind,
    name,
    receivedAt,
    ...(promise && {
      receivedOn: dayThere(promise.timeZone, receivedAt),
      answerBy: answerBy(receivedAt, promise),
    }),
  }
}
