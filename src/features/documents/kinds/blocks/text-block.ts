import { block, line } from '../../schema/fields.ts'
import { richParagraphs, terms } from '../parts.ts'

/** `{phone}` and the other contacts of the company are filled in, as on legal pages. */
export const textBlock = block('text', 'Text', {
  heading: line('Heading', 120).optional(),
  paragraphs: richParagraphs('Paragraphs', { least: 1 }),
  entries: terms.optional(),
})
