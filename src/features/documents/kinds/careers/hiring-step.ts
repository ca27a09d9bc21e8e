import { line, text } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'

export const hiringStep = kind('hiring-step', 'Hiring step', {
  title: line('Title', 80),
  when: line('How long, or how soon', 60),
  text: text('Text', 400),
})
