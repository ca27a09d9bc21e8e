import { line, picture, text } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'

export const leader = kind('leader', 'Leader', {
  name: line('Name', 80, { shared: true }),
  role: line('Role', 80),
  text: text('Text', 200),
  picture: picture('Picture', 'A photograph, or a drawing of what stands on the desk.').optional(),
})
