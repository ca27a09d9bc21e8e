import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { FormProblem } from '../../platform/http/form/sent-form.ts'
import { formTimeout, acceptForms, told } from '../submissions/receive/form-bodies.ts'
import { enquiryRefusals } from './enquiry-refusals.ts'
import { receiveEnquiry } from './receive-enquiry.ts'
import type { EnquiryDoor } from './submit-enquiry.ts'
import { describeRoutes } from '../../platform/http/route-schema.ts'
import { enquiryRoutes } from './enquiry-routes.ts'

const open = { config: { access: 'public' as const }, handlerTimeout: formTimeout }

export async function enquiryApi(app: FastifyInstance, door: EnquiryDoor) {
  describeRoutes(app, enquiryRoutes)

  acceptForms(app)
  await app.register(multipart)

  app.post('/api/v1.0/email/send-form', open, async (request, reply) => {
    if (!request.isMultipart()) throw notAForm(request.headers['content-type'])
    const stored = await receiveEnquiry(door, request, requireIds)
    reply.header('cache-control', 'no-store')
    if (!request.headers.accept?.includes('application/json'))
      return reply.type('text/plain').send('OK')
    return told(door.words.sent, stored, await door.promise?.())
  })
}

const required: [string, string][] = [
  ['user_id', 'User ID'],
  ['service_id', 'service ID'],
  ['template_id', 'template ID'],
]

/** The sentences of the service that this door stands in for, so that its callers know them. */
function requireIds(typed: Record<string, string>) {
  const missing = required.filter(([field]) => !typed[field]?.trim())
  if (missing.length === 0) return
  const fields = Object.fromEntries(
    missing.map(([field, name]) => [field, `The ${name} is required.`]),
  )
  const message = Object.values(fields).join(' ')
  throw new FormProblem({ ...enquiryRefusals['service-ids-missing'], message }, fields, typed)
}

const notAForm = (contentType = 'nothing') =>
  new FormProblem(
    {
      ...enquiryRefusals['enquiry-not-a-form'],
      message: `The form argument must be a form element or selector: this address takes multipart/form-data, not ${contentType.split(';', 1)[0]!.slice(0, 60)}.`,
    },
    undefined,
    {},
  )
