import { z } from 'zod'
import { mailAddress } from '../../platform/words/mail-address.ts'
import { roles } from '../staff/roles.ts'

const role = z.enum(roles, { error: 'Please choose a role: owner, editor, recruiter or sales.' })

const longest = 256
const shortest = 10

const newPassword = z
  .string({ error: 'Please give a new password.' })
  .min(shortest, { error: `The new password needs at least ${shortest} characters.` })
  .max(longest, { error: `The new password has at most ${longest} characters.` })
  .refine((password) => password.trim() !== '', {
    error: 'The new password needs more than blanks.',
  })

const notAnObject = { error: 'Please send the fields of this form.' }

export const invitationSchema = z.object(
  {
    email: z
      .string({ error: 'Please give an email address.' })
      .trim()
      .toLowerCase()
      .normalize('NFC')
      .max(254, { error: 'An email address has at most 254 characters.' })
      .regex(mailAddress, {
        error: 'Please give a whole email address, such as asha@example.com.',
      }),
    role,
  },
  notAnObject,
)

export const roleSchema = z.object({ role }, notAnObject)

export const passwordChangeSchema = z.object(
  {
    password: z
      .string({ error: 'Please give your current password.' })
      .min(1, { error: 'Please give your current password.' })
      .max(longest, { error: `A password has at most ${longest} characters.` }),
    newPassword,
  },
  notAnObject,
)

export type Invitation = z.infer<typeof invitationSchema>
export type RoleChange = z.infer<typeof roleSchema>
export type PasswordChange = z.infer<typeof passwordChangeSchema>
