import { choice, line } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'

export const serviceSection = kind(
  'service-section',
  'Section of services',
  {
    label: line('Name', 40),
    shows: choice('What its pages show first', ['delivery', 'proof', 'method'], {
      help: 'Delivery begins with the cards of what you deliver, proof with a case that shows it done, method with the steps of the plan. The others follow.',
    }),
  },
  { under: '/services/', pageless: true },
)
