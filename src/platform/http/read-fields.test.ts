import { expect, test } from 'vitest'
import { z } from 'zod'
import { readFields } from './read-fields.ts'

const schema = z.object({
  path: z.string().max(3).optional(),
  name: z.string().min(2).optional(),
  drafts: z.array(z.string()).max(2).optional(),
  version: z.int().min(1).optional(),
  state: z.enum(['open', 'closed']).optional(),
  id: z.string().regex(/^\w+$/).optional(),
  own: z.string().max(3, { error: 'Three letters, please.' }).optional(),
})

test.each([
  [{ path: 'four' }, 'Path has at most 3 characters.'],
  [{ name: 'a' }, 'Name has at least 2 characters.'],
  [{ drafts: ['a', 'b', 'c'] }, 'Drafts has at most 2 entries.'],
  [{ version: 1e20 }, 'Version is too large.'],
  [{ version: 0 }, 'Version is too small.'],
  [{ version: '1' }, 'Version must be a number.'],
  [{ state: 'ajar' }, 'State must be one of open, closed.'],
  [{ id: 'a b' }, 'Id is not written as it should be.'],
  [{ own: 'four' }, 'Three letters, please.'],
])('API-6: what is wrong in %o is said in words', (sent, sentence) => {
  const [name] = Object.keys(sent)
  expect(() => readFields(schema, sent)).toThrow(
    expect.objectContaining({ status: 400, message: sentence, fields: { [name!]: sentence } }),
  )
})
