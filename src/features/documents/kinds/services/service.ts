import { drawing, group, line, list, reference, text, yes } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'
import { foundAs } from '../pages/found-as.ts'
import { figure, headed, questions } from '../parts.ts'

const step = group('Step', {
  title: line('Title', 80),
  guards: yes(
    'Gate',
    'Keeps the rest from going wrong: drawn as a gate, in the signal colour.',
  ).optional(),
  weeks: line('When', 40, { help: 'Weeks 2–3' }),
  text: text('Text', 800),
  result: text('What the client holds afterwards', 400),
})

const proof = group('Proof', {
  case: reference('Case', 'case').optional(),
  heading: line('Heading', 120),
  text: text('Text', 1_200),
  figures: list('Figures', figure(), { most: 4 }),
})

export const service = kind(
  'service',
  'Service',
  {
    section: reference('Section', 'service-section'),
    label: line('Name in the menu', 60),
    summary: text('In one sentence', 240),
    title: line('Title', 80),
    ...foundAs,
    drawing: drawing('Drawing').optional(),
    lead: text('Lead', 800),
    facts: list('Facts', group('Fact', { label: line('Name', 40), value: line('Value', 120) }), {
      most: 8,
    }),
    problem: headed('Whom it is for'),
    stepsHeading: line('Over the steps', 120),
    steps: list('Steps', step, { most: 12 }),
    cardsHeading: line('Over the cards', 120),
    proof: proof.optional(),
    questionsHeading: line('Over the questions', 120),
    questions,
    next: group('At the end', { heading: line('Heading', 120), text: text('Text', 800) }),
    related: list('Other services worth reading', reference('Service', 'service'), { most: 12 }),
  },
  { under: '/services/', parent: 'section' },
)
