import { useText } from '../../i18n.tsx'
import type { JobView } from './careers-view.ts'
import '../sheet/sheet.css'

export function JobFacts({ job: { location, salaryRange, facts } }: { job: JobView }) {
  const t = useText()
  const all: [string, string][] = [
    [t('careers.location'), location],
    [t('careers.salary'), salaryRange],
    ...facts,
  ]
  return (
    <dl className="sheet-rows job-facts">
      {all.map(([label, value]) => (
        <div key={label}>
          <dt className="fact">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
