import { z } from 'zod'

const pleaseGive = 'Please give your email address and your password.'

const given = (name: string, text: z.ZodString, most: number) =>
  text
    .min(1, { error: pleaseGive })
    .max(most, { error: `The ${name} has at most ${most} characters.` })

export const loginSchema = z.object(
  {
    email: given('email address', z.string({ error: pleaseGive }).trim().toLowerCase(), 254).regex(
      /^\P{C}*$/u,
      { error: 'The email address contains a character that cannot be in one.' },
    ),
    password: given('password', z.string({ error: pleaseGive }), 256),
  },
  { error: pleaseGive },
)

export type Login = z.infer<typeof loginSchema>
