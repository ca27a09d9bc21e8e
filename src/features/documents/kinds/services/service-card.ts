import { drawing, line, list, reference, text } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'
import { figure, headed } from '../parts.ts'

export const serviceCard = kind(
  'service-card',
  'Card of a service',
  {
    service: reference('Service', 'service'),
    title: line('Title', 80),
    summary: text('On the page of the service', 300),
    metaDescription: text('Description for search engines', 200),
    drawing: drawing('Drawing').optional(),
    lead: text('Lead', 800),
    figure: figure().optional(),
    parts: list('Parts', headed('Part'), { least: 1, most: 12 }),
  },
  { under: '/services/', parent: 'service' },
)
