import { block, line, link, text } from '../../schema/fields.ts'

export const callToActionBlock = block('call-to-action', 'Call to action', {
  heading: line('Heading', 120),
  text: text('Text', 800),
  label: line('On the button', 40),
  link: link('Where it leads'),
})
