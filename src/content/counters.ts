export type Counter = {
  label: string
  value: number
  shownAs: 'whole' | 'millions'
  note: string
}

export const counters: Counter[] = [
  {
    label: 'home.counters.projects',
    value: 1000,
    shownAs: 'whole',
    note: 'From a nine-screen clinic app to the ledger of a 91-branch bank.',
  },
  {
    label: 'home.counters.experts',
    value: 1000,
    shownAs: 'whole',
    note: 'Engineers, analysts and designers in Pune, Patna and Austin.',
  },
  {
    label: 'home.counters.investment',
    value: 1_000_000,
    shownAs: 'millions',
    note: 'In dollars, by founders whose first product we built.',
  },
]
