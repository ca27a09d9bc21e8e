import { useState } from 'react'
import { useText } from '../../i18n.tsx'
import { JobPreview } from './job-preview.tsx'
import type { FormTexts } from './job-texts.ts'

/** The preview under a form, for who wants it; it follows what is typed. */
export function FormPreview({ texts }: { texts: FormTexts }) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="job-preview">
      <button
        type="button"
        className="desk-small"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? t('desk.job.hidePreview') : t('desk.job.preview')}
      </button>
      {isOpen && <JobPreview texts={texts} />}
    </div>
  )
}
