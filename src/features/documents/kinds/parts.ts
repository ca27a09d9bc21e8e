import { group, line, list, number, text, yes } from '../schema/fields.ts'
import { richText } from '../rich/rich-text-field.ts'

/** What several kinds of pages are made of. */
export const paragraphs = (label = 'Text', most = 12) =>
  list(label, text('Paragraph', 3_000), { least: 1, most })

/** Paragraphs with marks, one in each place of the list. */
export const richParagraphs = (label = 'Paragraphs', { least = 0, most = 20 } = {}) =>
  list(label, richText('Paragraph', 3_000, { isOneParagraph: true }), { least, most })

export const headed = (label: string) =>
  group(label, { heading: line('Heading', 120), text: paragraphs() })

export const figure = (label = 'Figure') =>
  group(label, { value: line('Value', 40), label: line('What it says', 120) })

export const questions = list(
  'Questions',
  group('Question', { question: line('Question', 160), answer: richText('Answer', 1_200) }),
  { most: 20 },
)

export const facts = list(
  'Facts',
  group('Fact', { label: line('Name', 40), value: line('Value', 120) }),
  { most: 8 },
)

export const terms = list(
  'Terms',
  group('Term', { term: line('Term', 80), text: text('Text', 1_000) }),
  { most: 60 },
)

/** A step that is drawn on the scale of its weeks. */
export const weekStep = {
  title: line('Title', 80),
  guards: yes(
    'Gate',
    'Keeps the rest from going wrong: drawn as a gate, in the signal colour.',
  ).optional(),
  weeks: line('When', 40, { help: 'Weeks 2–3', isDrawn: true }),
  text: text('Text', 800),
}

/** A step that is numbered. */
export const step = group('Step', { title: line('Title', 80), text: text('Text', 800) })

export const proof = {
  heading: line('Heading', 120),
  text: text('Text', 1_200),
  figures: list('Figures', figure(), { most: 4 }),
}

export const quotation = group('Quotation', {
  text: text('Text', 600),
  name: line('Who says it', 80),
  role: line('What they do', 120),
})

/** A number of things, or of days: there is no half of one. */
export const whole = (label: string, limits: { min?: number; max: number }, help?: string) =>
  number(label, limits, help).int({ error: `${label} must be a whole number.` })

export const year = (label: string) => whole(label, { min: 1800, max: 2200 })
