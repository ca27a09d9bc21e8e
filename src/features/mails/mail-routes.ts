import { z } from 'zod'
import { nothing, rowId, type Routes, told } from '../../platform/http/route-schema.ts'
import { mailAnswer } from '../../platform/outbox/mail-answer.ts'
import { mailRefusals } from './mail-refusals.ts'

const tags: ['Mails'] = ['Mails']

export const mailRoutes = {
  'GET /api/mails': {
    operationId: 'listMails',
    tags,
    summary: 'The newest 100 mails in one state.',
    querystring: z.object({
      state: z.enum(['waiting', 'sent', 'dead']).optional().describe('waiting unless given.'),
    }),
    response: { 200: told({ mails: z.array(mailAnswer) }) },
    refusals: [mailRefusals['mail-state-unknown']],
  },
  'POST /api/mails/{id}/resend': {
    operationId: 'resendMail',
    tags,
    summary: 'Gives a mail that was given up, or that waits, all its attempts again.',
    params: z.object({ id: rowId }),
    response: { 204: nothing() },
    refusals: [mailRefusals['mail-not-found']],
  },
} satisfies Routes
