import { z } from 'zod'
import { emailAddress, personName, words } from '../submissions/receive/sent-text.ts'

export const applicationSchema = z.object({
  name: personName,
  email: emailAddress,
  coverLetter: words('The cover letter', 10_000, 'Please write a cover letter.'),
})

export type Application = z.infer<typeof applicationSchema>
