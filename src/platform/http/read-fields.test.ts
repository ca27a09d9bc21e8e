import { expect, test } from 'vitest'
import { z } from 'zod'
import { readFields } from './read-fields.ts'

test('what is of another type, or too much, is told in our words where a schema has none of its own', () => {
  const schema = z.object({
    path: z.string().max(3),
    drafts: z.array(z.string()).max(2),
    count: z.number().max(9),
    named: z.string().max(3, 'At most three, please.'),
  })
  const fieldsOf = (sent: unknown) => {
    try {
      return readFields(schema, sent)
    } catch (problem) {
      return (problem as { fields: unknown }).fields
    }
  }
  expect(fieldsOf({ path: 'long', drafts: ['a', 'b', 'c'], count: 10, named: 'long' })).toEqual({
    path: 'Path must have at most 3 characters.',
    drafts: 'Drafts must have at most 2 entries.',
    count: 'Count must be at most 9.',
    named: 'At most three, please.',
  })
  expect(fieldsOf({ path: 7, drafts: 'a', count: '1', named: null })).toEqual({
    path: 'Path must be text.',
    drafts: 'Drafts must be a list.',
    count: 'Count must be a number.',
    named: 'Named must be text.',
  })
})
