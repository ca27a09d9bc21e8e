import { unreachable } from '../../redirects/unreachable.ts'
import { link, path } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'

export const redirect = kind('redirect', 'Redirect', {
  from: path('Old address').superRefine((from, context) => {
    const reason = unreachable(from)
    if (reason) context.addIssue(reason)
  }),
  to: link('Where it leads now'),
})
