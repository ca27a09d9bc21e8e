import { block, group, line, list, text } from '../../schema/fields.ts'
import { weekStep } from '../parts.ts'

const step = group('Step', {
  ...weekStep,
  result: text('What the client holds afterwards', 400).optional(),
})

export const planBlock = block('plan', 'Plan by weeks', {
  heading: line('Heading', 120),
  steps: list('Steps', step, { most: 12 }),
})
