import { drawing, group, line, list, reference, text, yes } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'
import { foundAs } from '../pages/found-as.ts'
import { headed, paragraphs } from '../parts.ts'

const step = group('Step', {
  title: line('Title', 80),
  guards: yes('Gate', 'Guards what must not break: drawn as a gate.').optional(),
  weeks: line('When', 40, { help: 'Weeks 2–3' }),
  text: text('Text', 800),
})

const work = group('What was done', {
  heading: line('Heading', 120),
  text: paragraphs(),
  steps: list('Steps', step, { most: 12 }),
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
    quotation: group('Quotation', {
      text: text('Text', 600),
      name: line('Who says it', 80),
      role: line('What they do', 120),
    }).optional(),
    lesson: text('What went wrong', 2_000),
  },
  { under: '/work/' },
)
