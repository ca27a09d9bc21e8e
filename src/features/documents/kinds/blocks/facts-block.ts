import { block, line } from '../../schema/fields.ts'
import { facts } from '../parts.ts'

export const factsBlock = block('facts', 'Facts', {
  heading: line('Heading', 120).optional(),
  facts,
})
