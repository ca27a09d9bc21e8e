import type { JobStages } from '../../../features/submissions/inbox/count-submissions.ts'
import { statesOf } from '../../../features/submissions/submission-states.ts'
import { useText } from '../../i18n.tsx'
import { Plot } from './plot.tsx'
import { StageSquares, stagesHeight } from './stage-squares.tsx'

const stages = statesOf.application

/** How far the applicants of each job have come. */
export function StagesPlot({ jobs }: { jobs: JobStages[] }) {
  const t = useText()
  const heading = t('desk.overview.plot.stages')
  const named = jobs.map((job) => ({ ...job, title: job.title || t('desk.overview.otherJobs') }))
  const labels = stages.map((stage) => t(`desk.overview.stage.${stage}`))
  const lines = named.map((job) => {
    const told = stages.flatMap((stage, place) =>
      job.stages[stage] ? [`${job.stages[stage]} ${labels[place]}`] : [],
    )
    return t('desk.overview.desc.stagesOf', { job: job.title, stages: told.join(', ') })
  })
  return (
    <Plot
      isWide
      heading={heading}
      note={t('desk.overview.withdrawnOut')}
      desc={t('desk.overview.desc.stages', { lines: lines.join(' ') })}
      height={(width) => stagesHeight(named.length, width)}
      draw={(width) => <StageSquares jobs={named} stages={stages} labels={labels} width={width} />}
      table={
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('desk.overview.job')}</th>
              {labels.map((label) => (
                <th key={label} scope="col" className="number">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {named.map(({ title, stages: counts }, row) => (
              <tr key={row}>
                <th scope="row">{title}</th>
                {stages.map((stage) => (
                  <td key={stage} className="number">
                    {counts[stage] ?? 0}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  )
}
