import type { TrialOf } from '../../service-view.ts'

/** What is typed, in paise; nothing when it is not an amount. */
export function toPaise(typed: string): number | undefined {
  const [, whole, part = ''] =
    /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(typed.replace(/[,\s]/g, '')) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

export type Ledger = TrialOf<'ledger'>
export type LedgerEntry = Ledger['entries'][number]
export type Balance = ReturnType<typeof trialBalance>

export const fieldOf = (id: string, leg: number) => `${id}.${leg}`

export const drawnAmounts = (entries: LedgerEntry[]): Record<string, string> =>
  Object.fromEntries(
    entries.flatMap(({ id, legs }) => legs.map((leg, place) => [fieldOf(id, place), leg.amount])),
  )

type Verdict = 'posted' | 'one' | 'several' | 'hidden' | 'unread'

/** Adds up entries with the amounts as typed, each entry for itself and all by account. */
export function trialBalance(entries: LedgerEntry[], typed: Record<string, string>) {
  const byAccount = new Map<string, number>()
  const sums = entries.map(({ id, legs }) => {
    const sum = { id, debit: 0, credit: 0, isRead: true }
    for (const [place, { account, side }] of legs.entries()) {
      const paise = toPaise(typed[fieldOf(id, place)] ?? '')
      if (paise === undefined) sum.isRead = false
      sum[side] += paise ?? 0
      const net = byAccount.get(account) ?? 0
      byAccount.set(account, net + (side === 'debit' ? 1 : -1) * (paise ?? 0))
    }
    return sum
  })
  const accounts = [...byAccount].map(([account, net]) => ({
    account,
    debit: Math.max(net, 0),
    credit: Math.max(-net, 0),
  }))
  const debit = accounts.reduce((sum, one) => sum + one.debit, 0)
  const credit = accounts.reduce((sum, one) => sum + one.credit, 0)
  const unread = sums.filter(({ isRead }) => !isRead)
  const off = sums.filter((sum) => sum.isRead && sum.debit !== sum.credit)
  return { sums, accounts, debit, credit, ...judge(unread, off, debit === credit) }
}

type Sum = { id: string; debit: number; credit: number }

function judge(
  unread: Sum[],
  off: Sum[],
  totalsAgree: boolean,
): { verdict: Verdict; broken: Sum[] } {
  if (unread.length) return { verdict: 'unread', broken: unread.slice(0, 1) }
  if (!off.length) return { verdict: 'posted', broken: [] }
  if (totalsAgree) return { verdict: 'hidden', broken: off }
  return { verdict: off.length === 1 ? 'one' : 'several', broken: off }
}
