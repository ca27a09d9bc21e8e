import { useState } from 'react'
import { useText } from '../../i18n.tsx'
import { JobSheet } from '../../site/careers/job-sheet.tsx'
import { jobView } from '../../site/careers/job-view.ts'
import { BoxedPage } from '../write/preview/boxed-page.tsx'
import { type FormTexts, jobAsTyped } from './job-texts.ts'
import { type PreviewWidth, WidthButtons } from '../write/preview/width-buttons.tsx'
import '../write/preview/post-preview.css'

/** The page of a job as it will be, as wide as a phone or a desktop. */
export function JobPreview({ texts }: { texts: FormTexts }) {
  const t = useText()
  const [width, setWidth] = useState<PreviewWidth>('phone')
  const [now] = useState(() => new Date().toISOString())
  const job = { id: 'preview', slug: 'preview', version: 1, postedAt: now, changedAt: now }
  const view = jobView({ ...jobAsTyped(texts), ...job }, t, (path) => location.origin + path)
  return (
    <section className="post-preview" aria-label={t('desk.write.preview')}>
      <WidthButtons width={width} onChoose={setWidth} />
      <div className="preview-scroll" tabIndex={0} role="group" aria-label={t('desk.job.page')}>
        <BoxedPage width={width}>
          <JobSheet job={view} crumbs={[]} />
        </BoxedPage>
      </div>
    </section>
  )
}
