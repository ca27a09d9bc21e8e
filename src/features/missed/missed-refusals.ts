import { refusals } from '../../platform/problem.ts'

export const missedRefusals = refusals({
  'address-not-missed': [400, 'This is no address that could have been missed.'],
})
