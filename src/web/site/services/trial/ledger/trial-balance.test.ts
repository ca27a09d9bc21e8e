import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleTrial } from '../../../../../../test/sample/sample-trials.ts'
import { drawnAmounts, toPaise, trialBalance } from './trial-balance.ts'

const ledgerTrial = sampleTrial('ledger')
const { entries, slip } = ledgerTrial
const drawn = drawnAmounts(entries)
const typed = (changes: Record<string, string>) => trialBalance(entries, { ...drawn, ...changes })

test('an amount is read to the paisa, with or without commas, and nothing else is an amount', () => {
  expect(['25,000.00', '25000', '0.1', ' 1,25,000.05 '].map(toPaise)).toEqual([
    2_500_000, 2_500_000, 10, 12_500_005,
  ])
  expect(['', '-5', '1.234', 'ten', '1e5', '.5'].map(toPaise)).toEqual(Array(6).fill(undefined))
})

test('the entries balance as they stand, and by account', () => {
  const { verdict, debit, credit, accounts } = typed({})
  expect([verdict, debit, credit]).toEqual(['posted', 2_623_750, 2_623_750])
  expect(accounts.find(({ account }) => account === 'Savings')?.credit).toBe(1_228_750)
})

test('the slip that the page tells of names its entry', () => {
  const { verdict, broken } = typed({ [slip.field]: slip.amount })
  expect([verdict, broken.map(({ id }) => id)]).toEqual(['one', ['J-2044']])
})

test('two errors that cancel leave the totals equal and are found', () => {
  const { verdict, debit, credit, broken } = typed({
    'J-2041.0': '25,050.00',
    'J-2042.1': '4,850.00',
  })
  expect(debit).toBe(credit)
  expect([verdict, broken.map(({ id }) => id)]).toEqual(['hidden', ['J-2041', 'J-2042']])
})

test('what is no amount refuses the entry it stands in', () => {
  const { verdict, broken } = typed({ 'J-2043.1': 'twelve' })
  expect([verdict, broken.map(({ id }) => id)]).toEqual(['unread', ['J-2043']])
})

test('for any amounts, the totals differ by the sum of what the entries are out by', () => {
  const paise = fc.integer({ min: 0, max: 999_999_999 })
  const fields = Object.keys(drawn)
  fc.assert(
    fc.property(fc.array(paise, { minLength: fields.length, maxLength: fields.length }), (some) => {
      const amounts = Object.fromEntries(
        fields.map((field, place) => [field, (some[place]! / 100).toFixed(2)]),
      )
      const { sums, broken, debit, credit, verdict } = trialBalance(entries, amounts)
      expect(debit - credit).toBe(sums.reduce((all, one) => all + one.debit - one.credit, 0))
      expect(broken).toEqual(sums.filter((one) => one.debit !== one.credit))
      expect(verdict === 'posted').toBe(broken.length === 0)
    }),
  )
})
