import { choice, line } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'

export const serviceSection = kind(
  'service-section',
  'Section of services',
  {
    label: line('Name', 40),
    shows: choice('What its pages show first', ['delivery', 'proof', 'method']),
  },
  { under: '/services/', pageless: true },
)
