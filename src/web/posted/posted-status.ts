import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { type FileDoor, receiveFile } from '../../features/submissions/receive/receive-file.ts'
import { askForErasure } from '../../features/submissions/status/ask-for-erasure.ts'
import { formTimeout, skipBodyParsing } from '../../features/submissions/receive/form-bodies.ts'
import { readStatus } from '../../features/submissions/status/read-status.ts'
import { senderRefusals } from '../../features/submissions/submission-refusals.ts'
import { withdrawSubmission } from '../../features/submissions/status/withdraw-submission.ts'
import { FormProblem } from '../../platform/http/form/sent-form.ts'
import { Problem } from '../../platform/problem.ts'
import type { AnswerWithPage } from '../../platform/pages/answered-page.ts'
import { describeRoutes } from '../../platform/http/route-schema.ts'
import { postedRoutes } from './posted-routes.ts'

type One = { Params: { token: string } }

const open = { config: { access: 'public' as const }, handlerTimeout: formTimeout }

/** What the sender does on the status page: each a plain form, answered with the page as it is then. */
export async function postedStatus(
  app: FastifyInstance,
  door: FileDoor & { answerWithPage: AnswerWithPage },
) {
  describeRoutes(app, postedRoutes)

  skipBodyParsing(app)
  await app.register(multipart)
  app.addHook('preHandler', async (request) => door.limits?.count(request.ip))
  app.setErrorHandler(async (error, request, reply) => {
    if (!(error instanceof Problem)) throw error
    const { token } = request.params as One['Params']
    const { status, message, fields = {}, retryAfterSeconds } = error as FormProblem
    const answer = { values: {}, errors: fields, message, submissionId: randomUUID() }
    const headers = retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }
    const page = { address: `/status/${token}`, status, answer, ...(headers && { headers }) }
    return door.answerWithPage(request, reply, page)
  })

  const change = (name: string, done: string, work: (token: string) => Promise<unknown>) =>
    app.post<One>(`/status/:token/${name}`, open, async ({ params }, reply) => {
      await work(params.token)
      return reply
        .header('cache-control', 'no-store')
        .redirect(`/status/${params.token}?done=${done}`, 303)
    })

  change('withdraw', 'withdrawn', (token) => withdrawSubmission(door, token))
  change('erasure', 'erasure', (token) => askForErasure(door, token))

  app.post<One>('/status/:token/files', open, async (request, reply) => {
    const { token } = request.params
    await readStatus(door, token)
    await receiveFile(door, request, token, (file) => {
      if (!file) throw noFile()
    })
    return reply.header('cache-control', 'no-store').redirect(`/status/${token}?done=file`, 303)
  })
}

/** Said beside the field alone. */
const noFile = () => {
  const { message, ...refusal } = senderRefusals['file-missing']
  return new FormProblem({ ...refusal, message: '' }, { file: message }, {})
}
