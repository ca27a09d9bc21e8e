export type LedgerLeg = { account: string; side: 'debit' | 'credit'; amount: string }

export type LedgerEntry = { id: string; what: string; legs: LedgerLeg[] }

/** Four entries of one morning, balanced as they stand. */
export const ledgerTrial = {
  heading: 'Try to post a wrong entry.',
  intro:
    'One morning at a branch, in four entries. The trial balance tells you that something is off; the ledger tells you where, before a balance has moved.',
  invite: 'Change an amount, by a paisa or by a lakh.',
  caption: 'Waiting to be posted, in rupees',
  account: 'Account',
  debit: 'Debit',
  credit: 'Credit',
  off: 'out by {amount}',
  unread: 'not an amount',
  fieldLabel: '{account}, {side}, in {id}',
  putBack: 'Put the figures back',
  balanceCaption: 'Trial balance',
  total: 'Total',
  difference: 'difference',
  verdicts: {
    posted: 'Posted. Four entries, each with its two sides equal.',
    one: 'Refused. {ids} is out by {amount}: {debit} debit against {credit} credit.',
    several: 'Refused. {ids} don’t balance.',
    hidden: 'Refused. The totals agree and {ids} are wrong all the same. A total can’t see that.',
    unread: 'Refused. {ids} has something in it that isn’t an amount.',
  },
  and: ' and ',
  rule: 'Integer paise, so no sum is ever off by rounding. A correction is a new entry.',
  unscripted:
    'Book the loan instalment at 9,200.00 instead, a slip of the finger, and the answer is:',
  slip: { field: 'J-2044.0', amount: '9,200.00' },
  entries: [
    {
      id: 'J-2041',
      what: 'Cash paid in',
      legs: [
        { account: 'Cash in hand', side: 'debit', amount: '25,000.00' },
        { account: 'Savings', side: 'credit', amount: '25,000.00' },
      ],
    },
    {
      id: 'J-2042',
      what: 'UPI transfer',
      legs: [
        { account: 'Savings', side: 'debit', amount: '4,800.00' },
        { account: 'UPI settlement', side: 'credit', amount: '4,800.00' },
      ],
    },
    {
      id: 'J-2043',
      what: 'Quarterly interest',
      legs: [
        { account: 'Interest paid', side: 'debit', amount: '1,237.50' },
        { account: 'Savings', side: 'credit', amount: '1,237.50' },
      ],
    },
    {
      id: 'J-2044',
      what: 'Loan instalment',
      legs: [
        { account: 'Savings', side: 'debit', amount: '9,150.00' },
        { account: 'Loans', side: 'credit', amount: '7,900.00' },
        { account: 'Interest earned', side: 'credit', amount: '1,250.00' },
      ],
    },
  ] satisfies LedgerEntry[] as LedgerEntry[],
}
