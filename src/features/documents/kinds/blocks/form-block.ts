import { block, line, text } from '../../schema/fields.ts'

/** The way to the enquiry form, as at the end of a service. */
export const formBlock = block('form', 'Form', {
  heading: line('Heading', 120),
  text: text('Text', 800),
})
