import { line, picture, text } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'
import { whole } from '../parts.ts'

export const testimonial = kind('testimonial', 'Testimonial', {
  name: line('Name', 80, { shared: true }),
  role: line('Role and company', 120),
  rating: whole('Stars', { min: 1, max: 5 }),
  text: text('What was said', 400),
  picture: picture('Picture').optional(),
})
