import { line, number, picture, text } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'

export const testimonial = kind('testimonial', 'Testimonial', {
  name: line('Name', 80, { shared: true }),
  role: line('Role and company', 120),
  rating: number('Stars', { min: 1, max: 5 }),
  text: text('What was said', 400),
  picture: picture('Picture').optional(),
})
