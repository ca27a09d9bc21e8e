import { refusals } from '../../platform/problem.ts'

export const demoRefusals = refusals({
  'demo-not-there': [
    404,
    'There’s no presentation. If it’s in the trash, an owner or an editor can restore it.',
  ],
})
