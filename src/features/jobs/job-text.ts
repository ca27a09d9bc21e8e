import { z } from 'zod'

const control = /(?![\n\t])\p{Cc}/u
const visible = /[^\p{C}\p{Z}]/u

/** A text of a job, trimmed, with the line breaks of one system. */
export function words(name: string, most: number) {
  const Name = name[0]!.toUpperCase() + name.slice(1)
  const missing = `Please give the ${name} of the job.`
  return z
    .string({ error: ({ input }) => (input === undefined ? missing : `${Name} must be text.`) })
    .overwrite((text) => text.replace(/\r\n?/g, '\n').trim())
    .regex(visible, { error: missing })
    .max(most, { error: `${Name} has at most ${most.toLocaleString('en')} characters.` })
    .refine((text) => !control.test(text) && text.isWellFormed(), {
      error: `${Name} contains a character that cannot be shown.`,
    })
}

export const line = (name: string, most: number) =>
  words(name, most).regex(/^[^\n\t]*$/, {
    error: `${name[0]!.toUpperCase()}${name.slice(1)} must be a single line.`,
  })
