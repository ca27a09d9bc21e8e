const tables = /<table[^>]*>(?:(?!<table)[^])*?<\/table>/g
const rows = /<tr[^>]*>[^]*?<\/tr>/g
const cells = /<(t[dh])([^>]*)>([^]*?)<\/\1>/g
const figure = /^[+−-]?(?:[₹$€£] ?)?\d[\d,]*(\.\d+)?( ?(?:%|[a-zµ]{1,3}))?$/

type Column = { unit: string; count: number; longest: number } | 'words'

/** In tables of sanitized HTML, columns that hold nothing but figures of one unit stand on their decimal points. */
export function alignFigures(html: string): string {
  return html.replace(tables, (table) => {
    if (/ (?:row|col)span=/.test(table)) return table
    const columns = columnsOf(table)
    return table.replace(rows, (row) => {
      let place = 0
      return row.replace(cells, (cell, tag: string, attributes: string, inside: string) => {
        const column = columns[place++]
        if (!column || column === 'words' || column.count < 2) return cell
        const pad = tag === 'td' ? padOf(inside, column.longest) : ''
        return `<${tag}${attributes} class="figures"${pad}>${inside}</${tag}>`
      })
    })
  })
}

function columnsOf(table: string): (Column | undefined)[] {
  const columns: (Column | undefined)[] = []
  for (const [row] of table.matchAll(rows))
    for (const [place, [, tag, , inside = '']] of [...row.matchAll(cells)].entries())
      if (tag === 'td' && inside) columns[place] = withCell(columns[place], inside)
  return columns
}

function withCell(column: Column | undefined, inside: string): Column {
  const [whole, fraction = '', unit = ''] = figure.exec(inside) ?? []
  if (!whole || column === 'words' || (column && column.unit !== unit)) return 'words'
  const { count, longest } = column ?? { count: 0, longest: 0 }
  return { unit, count: count + 1, longest: Math.max(longest, fraction.length) }
}

/** As wide as what is missing after the point; the style sheet sets it out of sight. */
function padOf(inside: string, longest: number): string {
  const { length } = figure.exec(inside)?.[1] ?? ''
  if (length === longest) return ''
  return ` data-pad="${'.'.padEnd(longest, '0').slice(length)}"`
}
