import { group, line, text } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'

export const promise = kind('promise', 'Promise', {
  title: line('Title', 80),
  text: text('Text', 300),
  proof: group('Proof', {
    figure: line('Figure', 20),
    meaning: line('What it means', 160),
  }).optional(),
})
