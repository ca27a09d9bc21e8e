import type { ReactNode } from 'react'
import { socialPath } from '../../directory/social/social-path.ts'
import { useText } from '../../i18n.tsx'
import { Drawing } from '../../ui/drawing/drawing.tsx'
import { ShareLinks } from '../../ui/share/share-links.tsx'
import type { PageHead } from '../page-head.ts'
import { Paragraphs, SheetPart } from '../sheet/sheet-part.tsx'
import { SheetHead } from '../sheet/sheet-head.tsx'
import type { JobView, TeamView } from './careers-view.ts'
import { JobRows } from './job-rows.tsx'
import './careers.css'
import './job-posting.css'

type JobSheetProps = {
  job: JobView
  team?: TeamView | undefined
  crumbs: PageHead['crumbs']
  apply?: ReactNode
}

/** A job as its page tells it, down to where one applies. */
export function JobSheet({ job, team, crumbs, apply }: JobSheetProps) {
  const t = useText()
  const { path, title, url } = job
  return (
    <>
      <SheetHead crumbs={crumbs} title={title}>
        <div className="grid job-top">
          <JobRows job={job} />
          {team && (
            <figure className="job-team">
              <Drawing of={team.drawing} alt={team.alt} />
              <figcaption className="fact">{team.caption}</figcaption>
            </figure>
          )}
          {apply && <p>{apply}</p>}
        </div>
      </SheetHead>
      <SheetPart heading={t('careers.work')}>
        <div className="sheet-led" dir="auto">
          <Paragraphs of={job.paragraphs} />
        </div>
      </SheetPart>
      <SheetPart heading={t('careers.requirements')}>
        <ul className="job-requirements" dir="auto">
          {job.requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
        <ShareLinks
          message={{ url, title, image: new URL(socialPath(path), url).href }}
          text={t}
          label={t('careers.shareJob', { title })}
        />
      </SheetPart>
    </>
  )
}
