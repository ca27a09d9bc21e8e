import { z } from 'zod'
import { emailAddress } from '../receive/sent-text.ts'

export const personSchema = z.object({ email: emailAddress })

export const erasureSchema = personSchema.extend({
  seen: z.int({ error: 'Please say how many enquiries and applications you have seen.' }),
})
