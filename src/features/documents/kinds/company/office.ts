import { line, list, picture, yes } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'

export const office = kind('office', 'Office', {
  name: line('Name', 60),
  lines: list('Address', line('Line', 80), { least: 1, most: 5 }),
  hours: line('Hours', 80).optional(),
  picture: picture('Picture').optional(),
  dimmed: yes('Dimmed', 'Shown fainter than the other offices.'),
})
