import { z } from 'zod'
import { characters, noteOf, stillNote } from './fields.ts'
import { isNote } from './link-shapes.ts'
import { isSvg, readSvg } from './read-svg.ts'

/** A drawing as its source, made of shapes alone. */
export const svg = (label: string, help?: string) =>
  z
    .string({ error: `${label} must be the text of an SVG file.` })
    .trim()
    .max(12_000, { error: () => `${label} has at most ${characters(12_000)}: simplify its paths.` })
    .refine((value) => !isNote(value), stillNote(label))
    .superRefine((value, context) => {
      const read = readSvg(value)
      if (!isNote(value) && !isSvg(read)) context.addIssue(`${label} ${read.fault}`)
    })
    .meta(noteOf('svg', label, { shared: true, ...(help && { help }) }))

/** Such as `#f04014`. */
export const colour = (label: string, help?: string) =>
  z
    .string({ error: `${label} must be a colour such as #f04014.` })
    .regex(/^#[\da-f]{6}$/i, { error: `${label} must be a colour such as #f04014.` })
    .meta(noteOf('colour', label, { shared: true, ...(help && { help }) }))
