import { block, text } from '../../schema/fields.ts'

export const leadBlock = block('lead', 'Lead', { text: text('Text', 800) })
