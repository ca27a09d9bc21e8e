import { line, link, picture, text } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'

export const homeCard = kind('home-card', 'Card on Home', {
  title: line('Title', 60),
  text: text('Text', 200),
  length: line('How long it takes', 40),
  link: link('Where it leads'),
  picture: picture('Picture').optional(),
})
