import { line, picture, text } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'
import { year } from '../parts.ts'

export const timelineEntry = kind('timeline-entry', 'Year', {
  year: year('Year'),
  people: line('People', 40).optional(),
  text: text('Text', 240),
  picture: picture('Picture').optional(),
})
