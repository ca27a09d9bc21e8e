import { refusals } from '../../platform/problem.ts'

export const missedRefusals = refusals({
  'address-not-missed': [400, 'This isn’t an address visitors could have missed.'],
})
