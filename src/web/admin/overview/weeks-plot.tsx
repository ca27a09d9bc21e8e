import { useText } from '../../i18n.tsx'
import { Link } from 'react-router'
import { dayOf } from './day-of.ts'
import { NoPlot, Plot } from './plot.tsx'
import { WeekBars } from './week-bars.tsx'

type WeeksPlotProps = {
  noun: 'enquiries' | 'applications' | 'posts'
  /** The Monday of each week, and how many there were. */
  weeks: string[]
  counts: number[]
  /** Where one begins when there is nothing yet. */
  to: string
}

const plotHeight = 190

/** How many of something there were, week by week. */
export function WeeksPlot({ noun, weeks, counts, to }: WeeksPlotProps) {
  const t = useText()
  const heading = t(`desk.overview.plot.${noun}`)
  const total = counts.reduce((all, count) => all + count, 0)
  if (total === 0) {
    const none = (part = '') => t(`desk.overview.none.${noun}${part}`)
    return (
      <NoPlot heading={heading} text={none()}>
        <p className="quiet">{none('Hint')}</p>
        <p>
          {to.startsWith('/admin') ? (
            <Link to={to}>{none('Do')}</Link>
          ) : (
            <a href={to}>{none('Do')}</a>
          )}
        </p>
      </NoPlot>
    )
  }
  const most = Math.max(...counts)
  const desc = t('desk.overview.desc.bars', {
    total,
    weeks: weeks.length,
    peak: dayOf(weeks[counts.indexOf(most)]!, 'long'),
    most,
    now: counts.at(-1)!,
  })
  return (
    <Plot
      heading={heading}
      note={t('desk.overview.total', { total: total.toLocaleString('en-GB') })}
      desc={desc}
      height={() => plotHeight}
      draw={(width) => <WeekBars weeks={weeks} counts={counts} width={width} height={plotHeight} />}
      table={
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('desk.overview.week')}</th>
              <th scope="col" className="number">
                {t('desk.overview.count')}
              </th>
            </tr>
          </thead>
          <tbody>
            {weeks.map((week, place) => (
              <tr key={week}>
                <th scope="row">
                  {dayOf(week, 'long')}
                  {place === weeks.length - 1 && ` (${t('desk.overview.soFar')})`}
                </th>
                <td className="number">{counts[place]!.toLocaleString('en-GB')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  )
}
