import { block, reference } from '../../schema/fields.ts'
import { proof } from '../parts.ts'

export const proofBlock = block('proof', 'Proof', {
  case: reference('Case', 'case').optional(),
  ...proof,
})
