export type Row = { what: string; measured: string; budget: string; met: boolean }

export function printTable(rows: Row[]) {
  const head: Row = { what: 'What', measured: 'Measured', budget: 'Budget', met: true }
  const width = (key: 'what' | 'measured' | 'budget') =>
    Math.max(...[head, ...rows].map((row) => row[key].length))
  const [a, b, c] = [width('what'), width('measured'), width('budget')]
  const line = (row: Row, last: string) =>
    `| ${row.what.padEnd(a)} | ${row.measured.padEnd(b)} | ${row.budget.padEnd(c)} | ${last} |`
  console.log(line(head, 'Met'))
  console.log(`|${'-'.repeat(a + 2)}|${'-'.repeat(b + 2)}|${'-'.repeat(c + 2)}|-----|`)
  for (const row of rows) console.log(line(row, row.met ? 'yes' : 'NO '))
}

export function atMost(what: string, value: number, limit: number, unit: string, digits = 1): Row {
  return {
    what,
    measured: `${value.toFixed(digits)} ${unit}`,
    budget: `≤ ${limit} ${unit}`,
    met: value <= limit,
  }
}

export const exactly = (what: string, value: number, wanted: number, unit: string): Row => ({
  what,
  measured: `${value} ${unit}`,
  budget: `${wanted} ${unit}`,
  met: value === wanted,
})

export function atLeast(what: string, value: number, limit: number, unit: string, digits = 0): Row {
  return {
    what,
    measured: `${value.toFixed(digits)} ${unit}`,
    budget: `≥ ${limit} ${unit}`,
    met: value >= limit,
  }
}

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
