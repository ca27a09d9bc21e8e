import { link, path } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'

export const redirect = kind('redirect', 'Redirect', {
  from: path('Address that is no more'),
  to: link('Where it leads now'),
})
