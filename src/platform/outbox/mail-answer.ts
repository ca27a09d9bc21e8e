import { z } from 'zod'
import { count, emailIn, moment, rowId, told } from '../http/route-schema.ts'

export const mailAnswer = told({
  id: rowId,
  recipient: emailIn,
  subject: z.string().meta({ examples: ['Your message to Acme'] }),
  state: z.enum(['waiting', 'sent', 'dead']),
  createdAt: moment,
  dueAt: moment,
  attempts: count,
  lastError: z
    .string()
    .nullable()
    .meta({ examples: ['421 Try again later'] }),
  sentAt: moment.nullable(),
}).meta({ id: 'Mail', description: 'To whom, when, how often tried; no texts.' })
