import { z } from 'zod'
import { formRefusals, commonRefusals } from '../../../platform/http/common-refusals.ts'
import { moment, multipart, told } from '../../../platform/http/route-schema.ts'
import { personName, reference } from '../item-answers.ts'
import { senderRefusals } from '../submission-refusals.ts'

/** What every form has in common that somebody sends us. */
export const sentForm = {
  tags: ['Forms'] as ['Forms'],
  description:
    'A form is multipart/form-data, with one file at most, and has about five minutes to arrive. The same `submission_id`, as a field or as the header `Idempotency-Key`, is stored once: 8 to 200 plain characters.',
  consumes: multipart,
}

export const sentFormRefusals = [
  commonRefusals['fields-invalid'],
  senderRefusals['submission-id-invalid'],
  senderRefusals['too-many-submissions'],
  ...Object.values(formRefusals),
]

/** Fields that no schema reads. */
export const besideFields = {
  website: z
    .string()
    .optional()
    .meta({
      description: 'People leave it empty; who fills it is marked as suspected spam.',
      examples: [''],
    }),
  submission_id: z
    .string()
    .optional()
    .meta({ description: 'Names this act of sending.', examples: ['5c1e2f0a-93d4'] }),
}

export const receipt = told({
  message: z.string().meta({ examples: ['Thank you. Your message is with us.'] }),
  reference,
  statusUrl: z.string().meta({ examples: ['https://www.acme.example/status/eyJpZCI6ImsifQ'] }),
  kind: z.enum(['enquiry', 'application']),
  name: personName,
  receivedAt: moment,
  receivedOn: z
    .string()
    .optional()
    .meta({
      description: 'The day on which it arrived, by the company’s clock.',
      examples: ['2026-11-23'],
    }),
  answerBy: z
    .string()
    .optional()
    .meta({ description: 'The last day of our promise.', examples: ['2026-11-25'] }),
}).meta({ id: 'Receipt' })
