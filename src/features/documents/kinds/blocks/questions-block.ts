import { block, line } from '../../schema/fields.ts'
import { questions } from '../parts.ts'

export const questionsBlock = block('questions', 'Questions', {
  heading: line('Heading', 120),
  questions,
})
