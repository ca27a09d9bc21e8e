import { refusals } from '../platform/problem.ts'
import { Trouble } from '../platform/trouble.ts'

const { 'api-silent': unreachable } = refusals({
  'api-silent': [503, 'The posts and jobs cannot be read at the moment.'],
})

/** API_BASE_URL does not answer: lists and posts say so in the words of the specification. */
export class ApiUnreachable extends Trouble {
  constructor() {
    super(unreachable, 'API_BASE_URL does not answer')
  }
}
