import { choice, line, number } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'

export const counter = kind('counter', 'Counter', {
  label: line('Label', 60),
  value: number('Value'),
  shownAs: choice('Shown as', ['whole', 'millions']),
  note: line('Note', 160).optional(),
})
