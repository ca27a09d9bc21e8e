import { group, line, list, text } from '../schema/fields.ts'

/** What several kinds of pages are made of. */
export const paragraphs = (label = 'Text', most = 12) =>
  list(label, text('Paragraph', 3_000), { least: 1, most })

export const headed = (label: string) =>
  group(label, { heading: line('Heading', 120), text: paragraphs() })

export const figure = (label = 'Figure') =>
  group(label, { value: line('Value', 40), label: line('What it says', 120) })

export const questions = list(
  'Questions',
  group('Question', { question: line('Question', 160), answer: text('Answer', 1_200) }),
  { most: 20 },
)
