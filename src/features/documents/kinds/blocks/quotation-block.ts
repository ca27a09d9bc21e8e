import { block, reference } from '../../schema/fields.ts'
import { quotation } from '../parts.ts'

/** What somebody says: in words of the page's own, or a testimonial. */
export const quotationBlock = block('quotation', 'Quotation', {
  said: quotation.optional(),
  testimonial: reference('Testimonial', 'testimonial').optional(),
})
  .refine(({ said, testimonial }) => !said || !testimonial, {
    error: 'Quotation has either words of its own or a testimonial.',
  })
  .refine(({ said, testimonial }) => said || testimonial, {
    error: 'Quotation is missing: words of its own, or a testimonial.',
    params: { missing: true },
  })
