import { z } from 'zod'
import type { Routes } from '../../platform/http/route-schema.ts'
import {
  besideFields,
  receipt,
  sentForm,
  sentFormRefusals,
} from '../submissions/receive/form-routes.ts'
import { enquiryRefusals } from './enquiry-refusals.ts'
import { enquirySchema } from './enquiry-schema.ts'

const code = '+91'

const example = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  countryCode: code,
  phoneNumber: '98220 00000',
  help: 'Our tests take an hour.',
}

/** Which codes there are is a setting; the schema is the one that the door reads with. */
export const enquiryForm = enquirySchema([code], code)
  .extend({
    challenge: z.string().optional().describe('The `challenge` of the question that was asked.'),
    answer: z.string().optional().describe('The answer to it, in digits.'),
    ...besideFields,
    file: z.file().optional().describe('Whatever helps, smaller than 10 MB; no program.'),
  })
  .meta({ examples: [example] })

const anything = z.string().describe('As the service asks for; anything.')

export const enquiryRoutes = {
  'POST /api/v1.0/email/send-form': {
    operationId: 'sendEnquiry',
    ...sentForm,
    summary:
      'Stores an enquiry, as the mail service that this stands in for did. Without a challenge it is stored and marked as suspected spam.',
    body: enquiryForm
      .extend({ user_id: anything, service_id: anything, template_id: anything })
      .meta({ examples: [{ ...example, user_id: 'u', service_id: 's', template_id: 't' }] }),
    response: {
      200: {
        description: 'OK as text; with `Accept: application/json` a receipt.',
        content: {
          'text/plain': { schema: z.string().meta({ examples: ['OK'] }) },
          'application/json': { schema: receipt },
        },
      },
    },
    refusals: [
      ...sentFormRefusals,
      enquiryRefusals['service-ids-missing'],
      enquiryRefusals['enquiry-not-a-form'],
    ],
  },
} satisfies Routes
