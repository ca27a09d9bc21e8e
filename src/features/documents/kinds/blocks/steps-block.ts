import { block, line, list } from '../../schema/fields.ts'
import { step } from '../parts.ts'

export const stepsBlock = block('steps', 'Steps', {
  heading: line('Heading', 120),
  steps: list('Steps', step, { most: 12 }),
})
