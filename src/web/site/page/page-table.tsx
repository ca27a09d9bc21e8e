import type { BlockOf } from './page-view.ts'

/** Where it is wider than the screen, it is scrolled by itself, by keys too. */
export function PageTable({ table }: { table: BlockOf<'table'> }) {
  const { heading, columns, rows } = table
  return (
    <section className="section">
      <div className="frame ruled page-band">
        {heading && <h2 className="head">{heading}</h2>}
        <div
          className="table-scroll"
          tabIndex={0}
          role="group"
          aria-label={heading ?? columns.join(', ')}
        >
          <table className="table">
            <thead>
              <tr>
                {columns.map((column, place) => (
                  <th key={place} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([first, ...others], place) => (
                <tr key={place}>
                  <th scope="row">{first}</th>
                  {others.map((cell, column) => (
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  )
}
