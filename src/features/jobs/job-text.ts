import { z } from 'zod'
import { isShowable } from '../../platform/words/is-showable.ts'

const visible = /[^\p{C}\p{Z}]/u

export const missing = (name: string) => `Please give the ${name} of the job.`

/** A text of a job, trimmed, with the line breaks of one system. */
export function words(name: string, most: number) {
  return draftWords(name, most).regex(visible, { error: missing(name) })
}

/** The same in a draft, which may still want it. */
export function draftWords(name: string, most: number) {
  const Name = name[0]!.toUpperCase() + name.slice(1)
  return z
    .string({
      error: ({ input }) => (input === undefined ? missing(name) : `${Name} must be text.`),
    })
    .overwrite((text) => text.replace(/\r\n?/g, '\n').trim())
    .max(most, { error: `${Name} has at most ${most.toLocaleString('en')} characters.` })
    .refine(isShowable, {
      error: `${Name} contains a character that cannot be shown.`,
    })
}

const singleLine = (name: string) =>
  [
    /^[^\n\t]*$/,
    { error: `${name[0]!.toUpperCase()}${name.slice(1)} must be a single line.` },
  ] as const

export const line = (name: string, most: number) => words(name, most).regex(...singleLine(name))

export const draftLine = (name: string, most: number) =>
  draftWords(name, most).regex(...singleLine(name))
