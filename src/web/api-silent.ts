import { refusals } from '../platform/problem.ts'
import { Trouble } from '../platform/trouble.ts'

const { 'api-silent': silent } = refusals({
  'api-silent': [503, 'The posts and jobs cannot be read at the moment.'],
})

/** API_BASE_URL does not answer: lists and posts say so in the words of the specification. */
export class ApiSilent extends Trouble {
  constructor() {
    super(silent, 'API_BASE_URL does not answer')
  }
}
