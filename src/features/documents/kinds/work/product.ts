import { drawing, group, line, list, oneOf, reference, text } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'
import { foundAs } from '../pages/found-as.ts'
import { figure, headed, questions, step } from '../parts.ts'
import { paperBlock } from '../trials/paper-block.ts'
import { thresholdBlock } from '../trials/threshold-block.ts'

export const product = kind(
  'product',
  'Product',
  {
    name: line('Name', 60),
    kind: line('What it is, in half a sentence', 80),
    ...foundAs,
    drawing: drawing('Drawing').optional(),
    services: list('Services behind it', reference('Service', 'service'), { most: 12 }),
    card: group('On the page of all products', {
      title: line('Title', 60),
      text: text('Text', 400),
      fact: line('Fact', 120),
    }),
    lead: text('Lead', 800),
    trial: oneOf('What can be tried', [thresholdBlock, paperBlock]).optional(),
    problem: headed('The problem'),
    how: group('How it works', {
      heading: line('Heading', 120),
      steps: list('Steps', step, { least: 1, most: 12 }),
    }),
    refusals: group('What it does not do', {
      heading: line('Heading', 120),
      items: list('Lines', text('Line', 400), { least: 1, most: 12 }),
    }).optional(),
    limits: headed('Limits').optional(),
    deployment: group('Where it runs', {
      heading: line('Heading', 120),
      text: text('Text', 1_200),
    }).optional(),
    price: group('Price', {
      heading: line('Heading', 120),
      text: text('Text', 800),
      lines: list('Lines', figure('Line'), { most: 8 }),
    }).optional(),
    questionsHeading: line('Over the questions', 120),
    questions,
    applicationCategory: line('Category for search engines', 60, {
      shared: true,
      isRead: true,
      help: 'Of a program, as schema.org names it: BusinessApplication.',
    }).optional(),
    operatingSystem: line('Operating system for search engines', 60, {
      shared: true,
      isRead: true,
      help: 'What a program runs on: Linux.',
    }).optional(),
  },
  { under: '/products/' },
)
