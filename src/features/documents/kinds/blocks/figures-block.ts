import { block, group, line, list, text } from '../../schema/fields.ts'
import { figure } from '../parts.ts'

const measured = group('Figure', {
  ...figure().shape,
  note: text('How it was measured', 400).optional(),
})

export const figuresBlock = block('figures', 'Figures', {
  heading: line('Heading', 120),
  figures: list('Figures', measured, { most: 8 }),
})
