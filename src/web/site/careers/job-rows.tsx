import { useText } from '../../i18n.tsx'
import type { JobView } from './careers-view.ts'
import '../sheet/sheet.css'

export function JobRows({ job: { location, salaryRange, details } }: { job: JobView }) {
  const t = useText()
  const all: [string, string][] = [
    [t('careers.location'), location],
    [t('careers.salary'), salaryRange],
    ...details,
  ]
  return (
    <dl className="sheet-rows job-rows">
      {all.map(([label, value]) => (
        <div key={label}>
          <dt className="fact">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
