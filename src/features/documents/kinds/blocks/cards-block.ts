import { block, group, line, link, list, text } from '../../schema/fields.ts'

const card = group('Card', {
  title: line('Title', 80),
  text: text('Text', 300),
  link: link('Where it leads').optional(),
})

export const cardsBlock = block('cards', 'Cards', {
  heading: line('Heading', 120),
  cards: list('Cards', card, { most: 24 }),
})
