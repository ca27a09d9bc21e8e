import { line, number, picture, text } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'

export const timelineEntry = kind('timeline-entry', 'Year', {
  year: number('Year', { min: 1800, max: 2200 }),
  people: line('People', 40).optional(),
  text: text('Text', 240),
  picture: picture('Picture').optional(),
})
