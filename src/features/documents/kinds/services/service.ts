import { drawing, group, line, list, oneOf, reference, text } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'
import { foundAs } from '../pages/found-as.ts'
import { facts, headed, proof, questions, weekStep } from '../parts.ts'
import { alarmBlock } from '../trials/alarm-block.ts'
import { batteryBlock } from '../trials/battery-block.ts'
import { ledgerBlock } from '../trials/ledger-block.ts'
import { tokensBlock } from '../trials/tokens-block.ts'

const step = group('Step', {
  ...weekStep,
  result: text('What the client holds afterwards', 400),
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
    facts,
    problem: headed('Whom it is for'),
    trial: oneOf('What can be tried', [
      ledgerBlock,
      batteryBlock,
      alarmBlock,
      tokensBlock,
    ]).optional(),
    stepsHeading: line('Over the steps', 120),
    steps: list('Steps', step, { most: 12 }),
    cardsHeading: line('Over the cards', 120),
    proof: group('Proof', { case: reference('Case', 'case').optional(), ...proof }).optional(),
    questionsHeading: line('Over the questions', 120),
    questions,
    next: group('At the end', { heading: line('Heading', 120), text: text('Text', 800) }),
    related: list('Other services worth reading', reference('Service', 'service'), { most: 12 }),
  },
  { under: '/services/', parent: 'section' },
)
