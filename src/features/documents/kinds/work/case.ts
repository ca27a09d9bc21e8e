import { drawing, group, line, list, reference, text } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'
import { foundAs } from '../pages/found-as.ts'
import { headed, paragraphs, quotation, weekStep } from '../parts.ts'

const work = group('What was done', {
  heading: line('Heading', 120),
  text: paragraphs(),
  steps: list('Steps', group('Step', weekStep), { most: 12 }),
})

const result = group('Result', {
  value: line('Value', 40),
  label: line('What it says', 120),
  note: text('How it was measured', 400),
})

export const caseStudy = kind(
  'case',
  'Case study',
  {
    title: line('Title', 120, { help: 'Cards show its first 20 characters.' }),
    description: text('Description', 300, { help: 'Cards show its first 100 characters.' }),
    ...foundAs,
    drawing: drawing('Drawing').optional(),
    client: line('Client', 80),
    clientType: line('What the client does', 120),
    industry: reference('Industry', 'service').optional(),
    services: list('Services in this case', reference('Service', 'service'), { most: 12 }),
    problem: headed('The problem'),
    work,
    team: line('Team', 160),
    time: line('Time', 80),
    results: list('Results', result, { most: 8 }),
    technologies: list('Built with', line('Name', 80), { most: 20 }),
    quotation: quotation.optional(),
    lesson: text('What went wrong', 2_000).optional(),
  },
  { under: '/work/' },
)
