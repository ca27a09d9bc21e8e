import { line, picture, text } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'

export const benefit = kind('benefit', 'Benefit', {
  title: line('Title', 80),
  text: text('Text', 600),
  picture: picture('Picture').optional(),
})
