import { z } from 'zod'
import { charactersIn } from './characters-in.ts'
import { tidyWords } from '../../../platform/words/tidy-words.ts'
import { characters, noteOf, stillNote } from '../schema/fields.ts'
import { isNote } from '../schema/link-shapes.ts'
import { type Mark, marks as allMarks, plainWords } from './rich-words.ts'

type More = {
  help?: string
  marks?: readonly Mark[]
  /** It stands where a page has room for one paragraph. */
  isOneParagraph?: boolean
}

/** Words with a few marks: kept as plain words where they have none, else as `<p>…</p>`. The limit counts words, not marks. */
export const richText = (
  label: string,
  most = 5_000,
  { marks = allMarks, isOneParagraph = false, ...more }: More = {},
) =>
  z
    .string({ error: `${label} must be text.` })
    .trim()
    .min(1, { error: `${label} is missing.` })
    .max(most * 10, { error: () => `${label} has at most ${characters(most)}.` })
    .refine((value) => charactersIn(plainWords(value)) <= most, {
      error: () => `${label} has at most ${characters(most)}.`,
    })
    .refine((value) => !isNote(plainWords(value)), stillNote(label))
    .refine((value) => tidyWords(plainWords(value)) !== '', {
      error: `${label} is missing.`,
      params: { missing: true },
    })
    .meta({
      ...noteOf('rich', label, more),
      room: most,
      marks,
      ...(isOneParagraph && { isOneParagraph }),
    })
