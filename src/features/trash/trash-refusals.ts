import { refusals } from '../../platform/problem.ts'

export const trashRefusals = refusals({
  'category-missing': [400, 'Please say which category should come back.'],
})
