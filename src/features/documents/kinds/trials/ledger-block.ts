import { block, choice, group, line, list } from '../../schema/fields.ts'
import { lakhs, sentence, trialHead } from './trial-parts.ts'

const amount = line('Amount', 14).regex(/^(?=.*\d)[\d,]{1,11}(\.\d{1,2})?$/, {
  error: 'Amount must be one such as 25,000.00.',
})

const leg = group('Leg', {
  account: line('Account', 40),
  side: choice('Side', ['debit', 'credit']),
  amount,
})

const entry = group('Entry', {
  id: line('Number', 20),
  what: line('What happened', 60),
  legs: list('Legs', leg, { least: 2, most: 6 }),
})

const verdicts = group('Verdicts', {
  posted: sentence('All entries balance'),
  one: sentence('One does not', '{ids}, {amount}, {debit} and {credit} are filled in.'),
  several: sentence('Several do not', '{ids} is filled in.'),
  hidden: sentence('Several do not, and the totals agree', '{ids} is filled in.'),
  unread: sentence('Something is no amount', '{ids} is filled in.'),
})

/** Entries to spoil, and a ledger that refuses them by name. */
export const ledgerBlock = block('ledger', 'Entries to unbalance', {
  ...trialHead,
  caption: line('Over the entries', 80),
  account: line('Account', 40),
  debit: line('Debit', 40),
  credit: line('Credit', 40),
  off: line('An entry is out', 60, { help: '{amount} is filled in.' }),
  unread: line('Not an amount', 60),
  fieldLabel: line('Label of an amount', 80, { help: '{account}, {side} and {id} are filled in.' }),
  putBack: line('Button that puts all back', 60),
  balanceCaption: line('Over the trial balance', 80),
  total: line('Total', 40),
  difference: line('Difference', 40),
  verdicts,
  and: line('Between the last two of several', 20),
  rule: sentence('Rule'),
  unscripted: sentence('Over the example for those without scripts'),
  slip: group('The slip of that example', {
    field: line('Which amount', 30, { help: 'J-2044.0 is the first amount of the entry J-2044.' }),
    amount,
  }),
  lakhs,
  entries: list('Entries', entry, { least: 1, most: 8 }),
}).superRefine(({ entries, slip }, context) => {
  const ids = entries.map(({ id }) => id)
  if (new Set(ids).size < ids.length)
    context.addIssue({
      code: 'custom',
      path: ['entries'],
      message: 'Entries must each have a number of their own.',
    })
  const fields = entries.flatMap(({ id, legs }) => legs.map((_, place) => `${id}.${place}`))
  if (!fields.includes(slip.field))
    context.addIssue({
      code: 'custom',
      path: ['slip', 'field'],
      message: 'Which amount must be that of an entry, such as J-2044.0.',
    })
})
