import { refusals } from '../../platform/problem.ts'

export const demoRefusals = refusals({
  'demo-not-there': [404, 'There is no presentation yet. An owner or an editor can write one.'],
})
