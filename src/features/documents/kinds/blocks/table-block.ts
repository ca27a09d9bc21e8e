import { block, line, list } from '../../schema/fields.ts'

const row = list('Row', line('Cell', 200), { least: 1, most: 8 })

/** The first cell of a row says what the others are about. */
export const tableBlock = block('table', 'Table', {
  heading: line('Heading', 120).optional(),
  columns: list('Columns', line('Column', 60), { least: 1, most: 8 }),
  rows: list('Rows', row, { most: 60 }),
}).superRefine(({ columns, rows }, context) => {
  rows.forEach((cells, place) => {
    if (cells.length !== columns.length)
      context.addIssue({
        code: 'custom',
        path: ['rows', place],
        message: 'Row must have one cell for each column.',
      })
  })
})
